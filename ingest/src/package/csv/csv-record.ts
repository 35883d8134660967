import { Unreadable } from '../fault.ts'

export type CsvRecord = { readonly line: number; readonly values: readonly string[] }

/** The signs that a file is cut by. */
export type CsvDialect = {
  readonly delimiter: string
  readonly quoteChar: string
  readonly commentChar: string | null
  readonly skipInitialSpace: boolean
}

/** Remarks run to some thousand characters: a longer value is the rest of the file after a missing quote. */
const LONGEST_QUOTED = 1 << 20
const LONGEST_RECORD = 1 << 23

/** A record that some piece of the text left unfinished, as far as it was read. */
type Begun = {
  values: string[]
  /** Where the value that is being read begins. */
  at: number
  /** Up to here no quote closes it, or (outside quotes) no line ends. */
  searched: number
  lines: number
  quoted: boolean
  /** A line to be left out; quotes in it mean nothing. */
  isComment: boolean
}

const begin = (at: number): Begun => ({
  values: [],
  at,
  searched: at,
  lines: 1,
  quoted: false,
  isComment: false,
})

/** Cuts a text that arrives in pieces into records; a record goes on where the piece before stopped. */
export class RecordCutter {
  private readonly delimiter: string
  private readonly quote: string
  private readonly commentChar: string | null
  private readonly skipInitialSpace: boolean
  private text = ''
  private line = 1
  private begun = begin(0)
  private hasHeader = false

  constructor({ delimiter, quoteChar, commentChar, skipInitialSpace }: CsvDialect) {
    this.delimiter = delimiter
    this.quote = quoteChar
    this.commentChar = commentChar
    this.skipInitialSpace = skipInitialSpace
  }

  /** The records that end in this piece. */
  add(piece: string): CsvRecord[] {
    this.text += piece
    const records: CsvRecord[] = []
    let start = 0
    this.refuseBareReturns()
    for (let end = this.cut(false); end !== null; end = this.cut(false)) {
      this.keep(records)
      start = end
      this.begun = begin(end)
    }
    this.text = this.text.slice(start)
    this.begun.at -= start
    this.begun.searched -= start
    if (this.text.length > LONGEST_RECORD) {
      throw new Unreadable('has a row of over 8 MB: a line end or a quote is missing', this.line)
    }
    return records
  }

  /** The last record, which may lack its line end. */
  end(): CsvRecord[] {
    const records: CsvRecord[] = []
    if (this.text === '') return records
    this.refuseBareReturns()
    if (this.cut(true) === null) {
      const rule = 'has a quoted value that is never closed: the file is cut off, or a quote is missing'
      throw new Unreadable(rule, this.line)
    }
    this.keep(records)
    return records
  }

  private keep(records: CsvRecord[]): void {
    const { values, lines } = this.begun
    const isBlank = values.length === 1 && values[0]?.trim() === ''
    const isRow = !isBlank && !this.begun.isComment
    if (isRow)
      records.push({
        line: this.line,
        values: this.skipInitialSpace ? values.map((value) => value.trimStart()) : values,
      })
    this.hasHeader ||= isRow
    this.line += lines
  }

  /** The header shows how lines end; without this a file of CR lines would be one long header. */
  private refuseBareReturns(): void {
    if (this.hasHeader) return
    const newline = this.text.indexOf('\n')
    if (/\r[^\n]/.test(newline === -1 ? this.text : this.text.slice(0, newline))) {
      throw new Unreadable(
        'has lines that end in CR only: save the file with line ends LF or CRLF',
        this.line,
      )
    }
  }

  /** Finishes the record that is begun and returns its end, or null when the text ends before the record does. */
  private cut(last: boolean): number | null {
    const { begun, text } = this
    if (begun.quoted) return this.cutQuoted(last)
    const newline = text.indexOf('\n', begun.searched)
    begun.searched = text.length
    if (newline === -1 && (!last || begun.at === text.length)) return null
    const lineEnd = newline === -1 ? text.length : newline
    const plain = text.slice(begun.at, lineEnd)
    begun.isComment = this.commentChar !== null && plain.startsWith(this.commentChar)
    if (plain.includes(this.quote) && !begun.isComment) {
      begun.quoted = true
      begun.searched = begun.at
      return this.cutQuoted(last)
    }
    begun.values = (plain.endsWith('\r') ? plain.slice(0, -1) : plain).split(this.delimiter)
    return lineEnd + 1
  }

  /** The slow way, for records in which some value is quoted. */
  private cutQuoted(last: boolean): number | null {
    const { begun, text, delimiter, quote } = this
    for (;;) {
      if (this.skipInitialSpace) while (text[begun.at] === ' ') begun.at++
      let value = ''
      let after = begun.at
      if (text[begun.at] === quote) {
        const closed = closingQuote(text, Math.max(begun.at + 1, begun.searched), quote)
        begun.searched = closed === -1 ? text.length : closed
        if (begun.searched - begun.at > LONGEST_QUOTED) {
          const rule = 'has a quoted value of over 1 MB: a quote is missing'
          throw new Unreadable(rule, this.line + begun.lines - 1)
        }
        if (closed === -1) return null
        value = text.slice(begun.at + 1, closed).replaceAll(quote + quote, quote)
        after = closed + 1
      }
      const ended = endOfValue(text, after, delimiter)
      if (ended === text.length && !last) return null
      begun.lines += value.split('\n').length - 1
      begun.values.push(value + text.slice(after, ended).replace(/\r$/, ''))
      begun.at = ended + 1
      begun.searched = ended + 1
      if (text[ended] !== delimiter) return ended + 1
    }
  }
}

/** The place of the quote that ends a quoted value; two in a row stand for one. */
function closingQuote(text: string, from: number, quote: string): number {
  let at = text.indexOf(quote, from)
  while (at !== -1 && text[at + 1] === quote) at = text.indexOf(quote, at + 2)
  return at
}

function endOfValue(text: string, from: number, delimiter: string): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at++
  return at
}
