import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import { anyOther, comparedColumns, isOther, sameKey } from './changes/comparison.ts'
import { partOf } from './reading/in-version.ts'
import type { Connection, Parts } from './store.ts'

/** How the rows of one table differ between two versions. */
export type RowChanges = {
  readonly added: number
  readonly removed: number
  readonly changed: number
  /** In how many of the changed rows each column differs; only those that do. */
  readonly columns: Readonly<Record<string, number>>
}

const NOTHING: RowChanges = { added: 0, removed: 0, changed: 0, columns: {} }

/** Compares the rows of a table in two versions by their key, in the store itself: no row leaves it. */
export async function compareVersions(
  { db }: Connection,
  table: Table,
  [from, to]: readonly [Parts, Parts],
): Promise<RowChanges> {
  const [before, after] = [partOf({ parts: from }, table.id), partOf({ parts: to }, table.id)]
  if (before === after) return NOTHING
  const rows = sql.table(sqlName(table.id))
  const differing = comparedColumns(table)
  const onlyIn = async (here: number, there: number): Promise<number> => {
    const { rows: counted } = await sql<{ count: number | string }>`
      select count(*) as "count" from ${rows} a where a."versionId" = ${here}
      and not exists (select 1 from ${rows} b where b."versionId" = ${there} and ${sameKey(table)})
    `.execute(db)
    return Number(counted[0]?.count ?? 0)
  }
  const { rows: sums } = await sql<Record<string, number | string | null>>`
    select count(*) as "changed rows"
    ${sql.join(
      differing.map(
        (key) => sql`, sum(case when ${isOther(table, key)} then 1 else 0 end) as ${sql.id(key)}`,
      ),
      sql` `,
    )}
    from ${rows} a join ${rows} b on ${sameKey(table)}
    where a."versionId" = ${before} and b."versionId" = ${after} and (${anyOther(table)})
  `.execute(db)
  const { 'changed rows': changed, ...columns } = sums[0] ?? {}
  const counts = Object.entries(columns).map(([key, count]) => [key, Number(count ?? 0)] as const)
  return {
    added: await onlyIn(after, before),
    removed: await onlyIn(before, after),
    changed: Number(changed ?? 0),
    columns: Object.fromEntries(counts.filter(([, count]) => count > 0)),
  }
}
