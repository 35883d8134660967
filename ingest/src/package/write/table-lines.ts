import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { writerOf, type WriterOf } from './cell.ts'
import { csvForm } from './csv.ts'
import { geojsonForm } from './geojson.ts'
import type { RowWithShape, TableForm } from './table-form.ts'

/** A row; those of a table with shapes have theirs beside them. */
export type WritableRow = AnyRow | RowWithShape

/** How the file of a table is written. */
export const formOf = (table: Table, writer: WriterOf): TableForm<WritableRow> =>
  (hasShape(table) ? geojsonForm(table, writer) : csvForm(table, writer)) as TableForm<WritableRow>

/** The file of a table, line by line. */
export function* tableLines(table: Table, rows: Iterable<WritableRow>): Iterable<string> {
  const { opening, row: write, between, closing } = formOf(table, writerOf)
  yield opening
  let before = ''
  for (const row of rows) {
    yield `${before}${write(row)}`
    before = between
  }
  yield closing
}
