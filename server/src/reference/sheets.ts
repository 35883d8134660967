import { sheetOf } from '../export/sheet-column.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import type { BookedList } from './code-book.ts'
import type { ListedTable } from './column-dictionary.ts'

/** A row for every code, in both languages: who takes the sheet may not be who reads it. */
export function codesSheet(lists: readonly BookedList[], name: string): Sheet {
  const rows = lists.flatMap(({ list, codes }) => codes.map((code) => ({ list, ...code })))
  return sheetOf(
    name,
    [
      { header: 'list', cell: ({ list }) => list },
      { header: 'code', cell: ({ code }) => code },
      { header: 'nl', cell: ({ nl }) => nl },
      { header: 'en', cell: ({ en }) => en },
      { header: 'definition nl', cell: ({ definition }) => definition?.nl ?? null },
      { header: 'definition en', cell: ({ definition }) => definition?.en ?? null },
      { header: 'retired', cell: ({ isRetired }) => (isRetired ? 'yes' : null) },
      { header: 'rows', cell: ({ uses }) => uses.reduce((sum, use) => sum + use.rows, 0) },
    ],
    rows,
  )
}

export function columnsSheet(tables: readonly ListedTable[], name: string): Sheet {
  const rows = tables.flatMap(({ table, columns }) => columns.map((column) => ({ table, ...column })))
  return sheetOf(
    name,
    [
      { header: 'table', cell: ({ table }) => table },
      { header: 'column', cell: ({ column }) => column },
      { header: 'title nl', cell: ({ title }) => title.nl },
      { header: 'title en', cell: ({ title }) => title.en },
      { header: 'meaning nl', cell: ({ meaning }) => meaning?.nl ?? null },
      { header: 'meaning en', cell: ({ meaning }) => meaning?.en ?? null },
      { header: 'unit', cell: ({ unit }) => unit?.en ?? null },
      { header: 'datum', cell: ({ datum }) => datum },
      { header: 'type', cell: ({ type }) => type },
      { header: 'value nl', cell: ({ rule }) => rule.nl },
      { header: 'value en', cell: ({ rule }) => rule.en },
      { header: 'code list', cell: ({ codes }) => codes },
      { header: 'key', cell: ({ isKey }) => (isKey ? 'yes' : null) },
      { header: 'required', cell: ({ isRequired }) => (isRequired ? 'yes' : null) },
      { header: 'refers to', cell: ({ refersTo }) => refersTo },
      { header: 'source nl', cell: ({ source }) => source.nl },
      { header: 'source en', cell: ({ source }) => source.en },
    ],
    rows,
  )
}
