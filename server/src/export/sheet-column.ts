import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Sheet } from '../spreadsheet/sheet.ts'
import type { Cell } from '../spreadsheet/cell.ts'

/** A column of a spreadsheet: what stands above it, and what a row puts under it. */
export type SheetColumn<Row = AnyRow> = { readonly header: string; readonly cell: (row: Row) => Cell }

export function sheetOf<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
): Sheet {
  return {
    name,
    headers: [columns.map((column) => column.header)],
    rowCount: rows.length,
    row: (index) => columns.map((column) => column.cell(rows[index]!)),
  }
}
