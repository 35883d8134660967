type CsvValue = string | number | boolean | null

/** A value in a line of CSV (RFC 4180): quoted where it would end its cell. */
export function csvCell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

/** Lines of CSV, for programs: values as they are. */
export const csvLines = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')

/** A text that a spreadsheet takes for one, whatever it begins with. */
const asText = (value: CsvValue): CsvValue =>
  typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : value

/** Lines of CSV for people: a spreadsheet opens them as they are, and carries nothing out. */
export const csvForSpreadsheets = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${csvLines(rows.map((cells) => cells.map(asText)))}`
