import { cutText } from '@datacentre/catalogue/grammar/cut-text'

/** A value of a spreadsheet; a day is Unix ms at midnight UTC. */
export type Cell = string | number | null | { readonly day: number } | { readonly month: number }

/** Places in the list of cell formats of `styles.ts`. */
export const formats = { plain: 0, header: 1, day: 2, month: 3, wrapped: 4 } as const

const DAY_MS = 86_400_000
/** Day 1 of a spreadsheet is 1 January 1900, and it believes in 29 February 1900: from 1 March on, day 0 is 30 December 1899. */
const EPOCH = Date.UTC(1899, 11, 30)
const FIRST_SAFE_DAY = Date.UTC(1900, 2, 1)

// XML 1.0 allows tab, line feed and carriage return of the control characters, and no half of a surrogate pair.
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const TO_CLEAN = /[&<>\u0000-\u0008\u000b-\u001f\ud800-\udfff\ufffe\uffff]/

/** Text between tags; characters that XML forbids are left out, and a carriage return survives as a reference. */
export function escapeText(text: string): string {
  if (!TO_CLEAN.test(text)) return text
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}

/** A cell holds no more characters than this (Excel's specifications and limits). */
const LONGEST_TEXT = 32_767

/** A longer text is cut and says so. */
const shortened = (text: string): string => cutText(text, LONGEST_TEXT)

/** Cell texts are ST_Xstring: `_x0041_` would be read as `A` (ECMA-376 part 1, 22.9.2.19), so its first sign is escaped. */
const ESCAPE_LIKE = /_(?=x[\da-f]{4}_)/gi
export const escapeCellText = (text: string): string => escapeText(text).replace(ESCAPE_LIKE, '_x005F_')

const textCell = (place: string, text: string): string =>
  text === ''
    ? ''
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeCellText(shortened(text))}</t></is></c>`

/** A day before March 1900 is no date to a spreadsheet: it is written as people read it. */
function dateCell(place: string, day: number, format: number): string {
  if (day < FIRST_SAFE_DAY) return textCell(place, asText(day, format))
  return `<c r="${place}" s="${format}"><v>${(day - EPOCH) / DAY_MS}</v></c>`
}

function asText(day: number, format: number): string {
  const [year, month, date] = new Date(day).toISOString().slice(0, 10).split('-')
  return format === formats.month ? `${month}-${year}` : `${date}-${month}-${year}`
}

/** The XML of a cell; nothing for an empty one. */
export function cellXml(place: string, cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : ''
  if (typeof cell === 'string') return textCell(place, cell)
  return 'day' in cell ? dateCell(place, cell.day, formats.day) : dateCell(place, cell.month, formats.month)
}

/** A to Z, AA and on. */
export function columnName(index: number): string {
  let name = ''
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  }
  return name
}
