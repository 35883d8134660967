import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import type { Json, WriterOf } from './cell.ts'
import { quoted } from './quoted.ts'
import type { TableForm } from './table-form.ts'

/** A table as CSV (RFC 4180, but with LF): the header, then a line per row, empty for what has no value. */
export function csvForm(table: Table, writerOf: WriterOf): TableForm<AnyRow> {
  const columns = table.columns.map((column) => ({ key: column.key, write: writerOf(column) }))
  return {
    opening: `${columns.map(({ key }) => key).join(',')}\n`,
    row: (row) => `${columns.map(({ key, write }) => textOf(write(row[key] ?? null))).join(',')}\n`,
    between: '',
    closing: '',
  }
}

function textOf(value: Json): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  return quoted(typeof value === 'string' ? value : value.join('|'))
}
