import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { type Json, writerOf } from './cell.ts'
import { quoted } from './quoted.ts'

/** A table as CSV (RFC 4180, but with LF): the header, then a line per row, empty for what has no value. */
export function* csvLines(table: Table, rows: Iterable<AnyRow>): Iterable<string> {
  const columns = table.columns.map((column) => ({ key: column.key, write: writerOf(column) }))
  yield `${columns.map(({ key }) => key).join(',')}\n`
  for (const row of rows) {
    yield `${columns.map(({ key, write }) => textOf(write(row[key] ?? null))).join(',')}\n`
  }
}

function textOf(value: Json): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  return quoted(typeof value === 'string' ? value : value.join('|'))
}
