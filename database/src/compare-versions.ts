import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql, type RawBuilder } from 'kysely'
import { partOf } from './reading/in-version.ts'
import { storedColumns } from './reading/stored-row.ts'
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

/** The box of a shape follows from the shape. */
const BOX: ReadonlySet<string> = new Set(['west', 'south', 'east', 'north'])

/** Compares the rows of a table in two versions by their key, in the store itself: no row leaves it. */
export async function compareVersions(
  { db }: Connection,
  table: Table,
  [from, to]: readonly [Parts, Parts],
): Promise<RowChanges> {
  const [before, after] = [partOf({ parts: from }, table.id), partOf({ parts: to }, table.id)]
  if (before === after) return NOTHING
  const rows = sql.table(sqlName(table.id))
  const sameKey = sql.join(
    table.key.map((key) => sql`a.${sql.id(key)} = b.${sql.id(key)}`),
    sql` and `,
  )
  const differing = storedColumns(table)
    .map(({ key }) => key)
    .filter((key) => !table.key.includes(key) && !BOX.has(key))
  // A list of no names is nothing, or an empty list: rows from before a column came have nothing.
  const isNames = (key: string): boolean =>
    table.columns.some((column) => column.key === key && column.kind === 'names')
  const valueIn = (row: 'a' | 'b', key: string): RawBuilder<unknown> =>
    isNames(key) ? sql`coalesce(${sql.ref(`${row}.${key}`)}, '[]')` : sql`${sql.ref(`${row}.${key}`)}`
  const isOther = (key: string): RawBuilder<unknown> =>
    sql`${valueIn('a', key)} is distinct from ${valueIn('b', key)}`
  const anyOther = differing.length === 0 ? sql`1 = 0` : sql.join(differing.map(isOther), sql` or `)
  const onlyIn = async (here: number, there: number): Promise<number> => {
    const { rows: counted } = await sql<{ count: number | string }>`
      select count(*) as "count" from ${rows} a where a."versionId" = ${here}
      and not exists (select 1 from ${rows} b where b."versionId" = ${there} and ${sameKey})
    `.execute(db)
    return Number(counted[0]?.count ?? 0)
  }
  const { rows: sums } = await sql<Record<string, number | string | null>>`
    select count(*) as "changed rows"
    ${sql.join(
      differing.map((key) => sql`, sum(case when ${isOther(key)} then 1 else 0 end) as ${sql.id(key)}`),
      sql` `,
    )}
    from ${rows} a join ${rows} b on ${sameKey}
    where a."versionId" = ${before} and b."versionId" = ${after} and (${anyOther})
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
