/** A value in a line of CSV (RFC 4180): quoted where it would end its cell. */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

/** Lines of CSV. */
export const csvLines = (rows: readonly (readonly (string | number | boolean | null)[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
