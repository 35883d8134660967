import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import type { Reading } from '../store.ts'
import { inVersion } from './in-version.ts'
import { forms, type StoredValue } from './stored-value.ts'

/** The values of a column in wire form, each once, without the empty one. */
export const readColumn = async (reading: Reading, table: Table, key: string): Promise<Set<unknown>> => {
  const { rows } = await sql<{ value: StoredValue }>`
    select distinct ${sql.id(key)} as "value" from ${sql.table(sqlName(table.id))}
    where ${inVersion(reading, table)} and ${sql.id(key)} is not null
  `.execute(reading.db)
  const kind = table.columns.find((column) => column.key === key)!.kind
  return new Set(rows.map(({ value }) => forms[kind].toWire(value)))
}
