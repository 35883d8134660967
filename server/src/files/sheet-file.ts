import { aboutSheet } from '../export/about-sheet.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { workbook } from '../spreadsheet/workbook.ts'
import type { Cell } from '../spreadsheet/cell.ts'
import { flat, type FileRow, type FileTable } from './file-table.ts'

/** The rows as a spreadsheet, with a second sheet that tells where they come from. */
export async function* sheetFile(table: FileTable, made: Date): AsyncGenerator<Buffer> {
  const sheet = table.sheet?.() ?? (await ownSheet(table))
  yield* workbook([
    sheet,
    aboutSheet({ ...table.about, made, rows: sheet.rowCount }),
    ...(table.moreSheets?.() ?? []),
  ])
}

/** A sheet is written by the number of its row, so that its rows are gathered first. */
async function ownSheet(table: FileTable): Promise<Sheet> {
  const rows: FileRow[] = []
  for await (const piece of table.pieces()) rows.push(...piece)
  const cell = (row: FileRow, at: number): Cell => {
    const value = flat(row.values[at] ?? null)
    if (typeof value === 'boolean') return value ? 1 : 0
    return table.columns[at]!.type === 'day' && value !== null ? { day: Date.parse(String(value)) } : value
  }
  return {
    name: table.title,
    headers: [table.columns.map(({ title, unit }) => (unit === null ? title : `${title} (${unit})`))],
    rowCount: rows.length,
    row: (index) => table.columns.map((_, at) => cell(rows[index]!, at)),
  }
}
