/** A cell that a spreadsheet takes for a text, whatever it begins with. */
function cell(value: string | number): string {
  const text = /^[=+\-@\t]/.test(String(value)) && typeof value === 'string' ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV that a spreadsheet opens as it is. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
