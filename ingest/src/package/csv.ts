import { Unreadable } from './fault.ts'

export type CsvRecord = { readonly line: number; readonly values: readonly string[] }

const QUOTE = '"'

/**
 * Records of a CSV text that arrives in pieces (RFC 4180: quoted values may hold delimiters, doubled quotes and line
 * ends). Records come in batches because half a million single ones would mean half a million waits.
 */
export async function* readCsv(
  pieces: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord[]> {
  let rest = ''
  let line = 1
  let first = true
  for await (const piece of pieces) {
    const text = first ? rest + piece.replace(/^\uFEFF/, '') : rest + piece
    first = false
    const cut = cutRecords(text, { delimiter, line, last: false })
    rest = cut.rest
    line = cut.line
    if (cut.records.length > 0) yield cut.records
  }
  const { records } = cutRecords(rest, { delimiter, line, last: true })
  if (records.length > 0) yield records
}

type Cut = { records: CsvRecord[]; rest: string; line: number }

function cutRecords(text: string, state: { delimiter: string; line: number; last: boolean }): Cut {
  const records: CsvRecord[] = []
  let { line } = state
  let start = 0
  while (start < text.length) {
    const record = cutRecord(text, start, state)
    if (record === null) {
      if (!state.last) break
      throw new Unreadable(
        'has a quoted value that is never closed: the file is cut off, or a quote is missing',
        line,
      )
    }
    // A blank line holds no record.
    if (record.values.length > 1 || record.values[0] !== '') records.push({ line, values: record.values })
    line += record.lines
    start = record.end
  }
  return { records, rest: text.slice(start), line }
}

type Cutting = { values: string[]; end: number; lines: number }

/** One record from `start`, or null when the text ends before the record does. */
function cutRecord(text: string, start: number, state: { delimiter: string; last: boolean }): Cutting | null {
  const newline = text.indexOf('\n', start)
  if (newline === -1 && !state.last) return null
  const lineEnd = newline === -1 ? text.length : newline
  const plain = text.slice(start, lineEnd)
  if (!plain.includes(QUOTE)) {
    const values = (plain.endsWith('\r') ? plain.slice(0, -1) : plain).split(state.delimiter)
    return { values, end: lineEnd + 1, lines: 1 }
  }
  return cutQuoted(text, start, state)
}

/** The slow way, for records in which some value is quoted. */
function cutQuoted(
  text: string,
  start: number,
  { delimiter, last }: { delimiter: string; last: boolean },
): Cutting | null {
  const values: string[] = []
  let lines = 1
  let at = start
  for (;;) {
    let value = ''
    if (text[at] === QUOTE) {
      const closed = closingQuote(text, at)
      if (closed === -1) return null
      value = text.slice(at + 1, closed).replaceAll('""', QUOTE)
      lines += value.split('\n').length - 1
      at = closed + 1
    }
    const ended = endOfValue(text, at, delimiter)
    if (ended === text.length && !last) return null
    values.push(value + text.slice(at, ended).replace(/\r$/, ''))
    if (text[ended] !== delimiter) return { values, end: ended + 1, lines }
    at = ended + 1
  }
}

/** The place of the quote that ends a value which starts with one; two in a row stand for one. */
function closingQuote(text: string, opening: number): number {
  let at = text.indexOf(QUOTE, opening + 1)
  while (at !== -1 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2)
  return at
}

function endOfValue(text: string, from: number, delimiter: string): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at++
  return at
}
