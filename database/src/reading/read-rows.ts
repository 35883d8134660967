import type { Column, RowOf } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql, type RawBuilder } from 'kysely'
import { forms, needsReading, type StoredValue } from './stored-value.ts'
import { inVersion } from './in-version.ts'
import type { Reading } from '../store.ts'

type Row<T extends Table> = RowOf<T['columns']>
type ListedColumn<T extends Table> = Exclude<T['columns'][number], { readonly listed: false }>

/** A row as the list calls give it: without the columns that only details and spreadsheets carry. */
export type ListedRow<T extends Table> = RowOf<readonly ListedColumn<T>[]>

export type RowsWanted<T extends Table> = {
  readonly columns?: 'all' | 'listed'
  /** Only the rows with these values. */
  readonly where?: Partial<Row<T>>
  /** Only the rows whose column holds one of these. */
  readonly among?: { readonly column: keyof Row<T> & string; readonly keys: readonly (string | number)[] }
  /** Only the rows of a table with shapes that have none. */
  readonly isShapeless?: true
}

type RowValues = Record<string, unknown>

const isListed = (column: Column): boolean => column.listed !== false

const conditions = (columns: readonly Column[], where: RowValues): RawBuilder<unknown>[] =>
  columns.flatMap(({ key, kind }) => {
    const value = where[key]
    if (value === undefined) return []
    if (value === null) return [sql`${sql.id(key)} is null`]
    if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`${key} is a list.`)
    return [sql`${sql.id(key)} = ${forms[kind].toStored(value)}`]
  })

const amongKeys = ({ among }: RowsWanted<Table>): RawBuilder<unknown>[] => {
  if (among === undefined) return []
  return among.keys.length === 0 ? [sql`1 = 0`] : [sql`${sql.id(among.column)} in (${sql.join(among.keys)})`]
}

const shapeless = ({ isShapeless }: RowsWanted<Table>): RawBuilder<unknown>[] =>
  isShapeless === true ? [sql`"geometry" is null`] : []

const intoWireForm = (rows: readonly Record<string, StoredValue>[], columns: readonly Column[]): unknown => {
  const toRead: [string, (stored: StoredValue) => unknown][] = columns
    .filter(({ kind }) => needsReading(kind))
    .map(({ key, kind }) => [key, forms[kind].toWire])
  if (toRead.length === 0) return rows
  return rows.map((row) => {
    const wire: RowValues = row
    for (const [key, toWire] of toRead) wire[key] = toWire(row[key] ?? null)
    return wire
  })
}

/** The rows of a table in wire form, in the order of their key. */
export async function readRows<T extends Table>(
  reading: Reading,
  table: T,
  wanted: RowsWanted<T> & { readonly columns: 'listed' },
): Promise<ListedRow<T>[]>
export async function readRows<T extends Table>(
  reading: Reading,
  table: T,
  wanted?: RowsWanted<T>,
): Promise<Row<T>[]>
export async function readRows(
  reading: Reading,
  table: Table,
  wanted: RowsWanted<Table> = {},
): Promise<unknown> {
  const columns = wanted.columns === 'listed' ? table.columns.filter(isListed) : table.columns
  const { rows } = await sql<Record<string, StoredValue>>`
    select ${sql.join(columns.map(({ key }) => sql.id(key)))}
    from ${sql.table(sqlName(table.id))}
    where ${sql.join(
      [
        inVersion(reading, table),
        ...conditions(table.columns, wanted.where ?? {}),
        ...amongKeys(wanted),
        ...shapeless(wanted),
      ],
      sql` and `,
    )}
    order by ${sql.join(table.key.map((key) => sql.id(key)))}
  `.execute(reading.db)
  return intoWireForm(rows, columns)
}
