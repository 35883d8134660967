import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import { readColumn, type Reading } from '@datacentre/database'
import type { References } from '../references.ts'
import type { TableDifference } from './table-difference.ts'

const outsideOf = (brought: readonly Table[]): readonly Table[] => {
  const every: readonly Table[] = tables
  return every.filter(({ id }) => !brought.some((table) => table.id === id))
}

/** Where only some tables are brought: lets what they point at be looked for in the tables that stay. */
export async function referToStanding(
  references: References,
  brought: readonly Table[],
  reading: Reading,
): Promise<void> {
  const outside = outsideOf(brought)
  for (const { table, to } of brought.flatMap((one) => one.references ?? [])) {
    const standing = outside.find(({ id }) => id === table)
    if (standing !== undefined) references.stands(table, to, await readColumn(reading, standing, to))
  }
}

type Brought = {
  readonly brought: readonly Table[]
  readonly reading: Reading
  readonly differences: readonly TableDifference[]
}

/**
 * Lets what the tables that stay point at be looked for in those that are brought: a borehole that figures were reported of
 * cannot go without them. A key that no row loses needs no look, which spares millions of rows.
 */
export async function referFromStanding(
  references: References,
  { brought, reading, differences }: Brought,
): Promise<void> {
  const losesKeys = ({ id }: Table): boolean =>
    differences.find(({ table }) => table === id)?.removed.count !== 0
  for (const from of outsideOf(brought)) {
    for (const { column, table, to } of from.references ?? []) {
      const target = brought.find(({ id }) => id === table)
      if (target === undefined || (target.key.join() === to && !losesKeys(target))) continue
      const values = await readColumn(reading, from, column)
      references.pointsFromOutside({ from: from.id, column, table, to, values })
    }
  }
}
