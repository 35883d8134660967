import type { Table } from '@datacentre/catalogue/grammar/table'
import { sql, type RawBuilder } from 'kysely'
import { storedColumns } from '../reading/stored-row.ts'

/** The box of a shape follows from the shape. */
const BOX: ReadonlySet<string> = new Set(['west', 'south', 'east', 'north'])

/** A list of no names is nothing, or an empty list: rows from before a column came have nothing. */
export const NO_NAMES = '[]'

export const isNames = (table: Table, key: string): boolean =>
  table.columns.some((column) => column.key === key && column.kind === 'names')

/** The columns in which rows with the same key may differ. */
export const comparedColumns = (table: Table): readonly string[] =>
  storedColumns(table)
    .map(({ key }) => key)
    .filter((key) => !table.key.includes(key) && !BOX.has(key))

/** Whether a row `a` and a row `b` have the same key. */
export const sameKey = (table: Table): RawBuilder<unknown> =>
  sql.join(
    table.key.map((key) => sql`a.${sql.id(key)} = b.${sql.id(key)}`),
    sql` and `,
  )

const valueIn = (row: 'a' | 'b', table: Table, key: string): RawBuilder<unknown> =>
  isNames(table, key)
    ? sql`coalesce(${sql.ref(`${row}.${key}`)}, ${sql.lit(NO_NAMES)})`
    : sql`${sql.ref(`${row}.${key}`)}`

/** Whether a row `a` and a row `b` differ in a column. */
export const isOther = (table: Table, key: string): RawBuilder<unknown> =>
  sql`${valueIn('a', table, key)} is distinct from ${valueIn('b', table, key)}`

/** Whether they differ in any. */
export const anyOther = (table: Table): RawBuilder<unknown> => {
  const columns = comparedColumns(table)
  return columns.length === 0
    ? sql`1 = 0`
    : sql.join(
        columns.map((key) => isOther(table, key)),
        sql` or `,
      )
}
