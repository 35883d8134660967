import type { Value } from '@datacentre/catalogue/grammar/column'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { eachPage, writePlainTables, type PlainTable, type Reading, type Version } from '@datacentre/database'
import { exactWriterOf, type Json } from '../package/write/cell.ts'
import { describingTables } from './describing-tables.ts'
import { exportedTables } from './exported-tables.ts'
import { GEOMETRY } from './plain-types.ts'
import { ROWS_PER_PAGE, shapeOf } from './write-table.ts'

/** Writes every table of a version to one SQLite file, with tables that describe them. */
export async function writeSqlite(path: string, version: Version, reading: Reading): Promise<void> {
  const tables = await exportedTables(version, reading)
  await writePlainTables(path, [
    ...describingTables(version, tables),
    ...tables.map((table) => plainTable(table, reading)),
  ])
}

/** Names stand as JSON; the rest is as in a CSV file. */
const plain = (value: Json): string | number | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

function plainTable(table: Table, reading: Reading): PlainTable {
  const columns = table.columns.map((column) => ({ key: column.key, write: exactWriterOf(column) }))
  const withShape = hasShape(table)
  async function* rows() {
    for await (const page of eachPage(reading, table, ROWS_PER_PAGE))
      yield page.map((row) => {
        const values = columns.map(({ key, write }) => plain(write((row[key] ?? null) as Value)))
        if (!withShape) return values
        const shape = shapeOf(row)
        return [...values, shape === null ? null : JSON.stringify(shape)]
      })
  }
  return {
    name: sqlName(table.id),
    columns: [
      ...table.columns.map(({ key, kind }) => ({ name: key, kind })),
      ...(withShape ? [{ name: GEOMETRY.name, kind: 'text' as const }] : []),
    ],
    key: table.key,
    rows: rows(),
  }
}
