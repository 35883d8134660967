import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import type { Reading } from '../store.ts'
import { inVersion } from './in-version.ts'
import { forms, type StoredValue } from './stored-value.ts'

/** How many rows have each value of a column in wire form, without the empty one. */
export const countColumn = async (
  reading: Reading,
  table: Table,
  key: string,
): Promise<Map<unknown, number>> => {
  const { rows } = await sql<{ value: StoredValue; rows: number | string }>`
    select ${sql.id(key)} as "value", count(*) as "rows" from ${sql.table(sqlName(table.id))}
    where ${inVersion(reading, table)} and ${sql.id(key)} is not null group by ${sql.id(key)}
  `.execute(reading.db)
  const kind = table.columns.find((column) => column.key === key)!.kind
  return new Map(rows.map(({ value, rows: count }) => [forms[kind].toWire(value), Number(count)]))
}

/** The values of a column in wire form, each once, without the empty one. */
export const readColumn = async (reading: Reading, table: Table, key: string): Promise<Set<unknown>> =>
  new Set((await countColumn(reading, table, key)).keys())
