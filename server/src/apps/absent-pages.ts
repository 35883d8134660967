import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { hasRows } from '../snapshot/has-rows.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** The table that each screen shows, by its path below the prefix. */
const tableAt: ReadonlyMap<string, string> = new Map([
  ...registers.map(({ route, id }): [string, string] => [route, id]),
  ...productionScreens.flatMap(({ route, table }): [string, string][] =>
    table === null ? [] : [[route, table.id]],
  ),
])

/** Whether there is anything on a page: the screen of a table without rows only says so. */
export function isPageThere(path: string, snapshot: Pick<Snapshot, 'version'> | null): boolean {
  const table = tableAt.get(path)
  return table === undefined || snapshot === null || hasRows(snapshot.version, table)
}
