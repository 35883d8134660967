import { Ids } from '@datacentre/catalogue/wire/bodies/export-body'
import { isUtf8 } from 'node:buffer'
import { problems } from '../problems.ts'
import { bodyCheck } from './body-faults.ts'
import { BodyRefused } from './body-refused.ts'

/** A key of a row is at most this long, in bytes as it is written. */
const LONGEST_ID = 1024
/** So many digits a number holds exactly. */
const EXACT_DIGITS = 15

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const ZERO = 0x30
const NINE = 0x39
const CLOSE_LIST = 0x5d
const CLOSE_OBJECT = 0x7d

/** Asked of every byte of a long list, so without a list of blanks to look in. */
const isBlank = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

const isDigit = (byte: number | undefined): byte is number =>
  byte !== undefined && byte >= ZERO && byte <= NINE

/** A list, or a list under its name (D18). */
const LIST = /^[ \t\r\n]*(\{[ \t\r\n]*"boreholeDbks"[ \t\r\n]*:[ \t\r\n]*)?\[/

/** What may come next. */
type Expected = 'first id' | 'id' | 'comma' | 'end of object' | 'nothing'

const notIds = (): BodyRefused => new BodyRefused(problems.badBody(bodyCheck(Ids)([null])))
const notJson = (reason: string): BodyRefused => new BodyRefused(problems.notJson(reason))

/**
 * Reads a long list of ids as its bytes come in, and hands on each of them. Neither the text nor the list is ever held:
 * 16 MB of ids would be more than a hundred as values, and parsing them in one go would keep everybody waiting.
 */
export class IdScanner {
  readonly #add: (id: string | number) => void
  readonly #isNamed: boolean
  #expected: Expected = 'first id'
  /** The beginning of an id of which the rest is still to come. */
  #rest: Buffer

  private constructor(add: (id: string | number) => void, { start, list }: { start: Buffer; list: string }) {
    this.#add = add
    this.#isNamed = list.includes('{')
    this.#rest = Buffer.alloc(0)
    this.write(start.subarray(list.length))
  }

  /** A scanner that has read the first bytes of a body; null when they do not start a list of ids. */
  static of(start: Buffer, add: (id: string | number) => void): IdScanner | null {
    const list = LIST.exec(start.toString('latin1', 0, LONGEST_ID))?.[0]
    return list === undefined ? null : new IdScanner(add, { start, list })
  }

  write(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    let at = 0
    while (at < bytes.length) {
      at = this.#plainNumbers(bytes, at)
      if (at === bytes.length) break
      const byte = bytes[at]!
      const awaitsId = this.#expected === 'id' || (this.#expected === 'first id' && byte !== CLOSE_LIST)
      if (isBlank(byte)) at++
      else if (awaitsId) {
        const end = byte === QUOTE ? textEnd(bytes, at) : numberEnd(bytes, at)
        if (end === null) break
        this.#add(byte === QUOTE ? textAt(bytes, at, end) : numberAt(bytes, at, end))
        this.#expected = 'comma'
        at = end
      } else {
        this.#expected = this.#after(byte)
        at++
      }
    }
    this.#rest = bytes.subarray(at)
    if (this.#rest.length > LONGEST_ID) throw notIds()
  }

  /** Hands on numbers with a comma behind each, as nearly all of a list is, in one pass; and tells where other things start. */
  #plainNumbers(bytes: Buffer, start: number): number {
    if (this.#expected !== 'id') return start
    let at = start
    for (;;) {
      let value = 0
      let end = at
      for (; end < bytes.length && end - at <= EXACT_DIGITS; end++) {
        const digit = bytes[end]! - ZERO
        if (digit < 0 || digit > 9) break
        value = value * 10 + digit
      }
      const isPlain = end > at && end - at <= EXACT_DIGITS && bytes[at] !== ZERO && bytes[end] === COMMA
      if (!isPlain) return at
      this.#add(value)
      at = end + 1
    }
  }

  /** Says that nothing more comes. */
  end(): void {
    if (this.#expected !== 'nothing') throw notJson('The list of ids breaks off before its end.')
  }

  #after(byte: number): Expected {
    const expected = this.#expected
    if (expected === 'comma' && byte === COMMA) return 'id'
    if ((expected === 'comma' || expected === 'first id') && byte === CLOSE_LIST)
      return this.#isNamed ? 'end of object' : 'nothing'
    if (expected === 'end of object' && byte === CLOSE_OBJECT) return 'nothing'
    // Another key beside the list.
    if (expected === 'end of object' && byte === COMMA) throw notIds()
    throw notJson('The list of ids is followed by something else, or a comma is missing in it.')
  }
}

/** Where the text that starts here ends; null when that is yet to come. */
function textEnd(bytes: Buffer, start: number): number | null {
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at++
    else if (bytes[at] === QUOTE) return at + 1
  }
  return null
}

/** Where the number, or whatever stands in its place, ends; null when that is yet to come. */
function numberEnd(bytes: Buffer, start: number): number | null {
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]!
    if (!isDigit(byte) && (byte === COMMA || byte === CLOSE_LIST || isBlank(byte))) return at
    // An opened list or object is no id, however long it goes on.
    if (byte > NINE && at === start) throw notIds()
  }
  return null
}

function textAt(bytes: Buffer, start: number, end: number): string {
  const quoted = bytes.subarray(start, end)
  if (!isUtf8(quoted)) throw new BodyRefused(problems.notUtf8())
  const id = parsed(quoted)
  if (typeof id !== 'string') throw notIds()
  return id
}

function numberAt(bytes: Buffer, start: number, end: number): number {
  let value = 0
  let at = start
  while (at < end && isDigit(bytes[at])) value = value * 10 + (bytes[at++]! - ZERO)
  if (at === end && end - start <= EXACT_DIGITS && bytes[start] !== ZERO && end > start) return value
  const id = parsed(bytes.subarray(start, end))
  if (typeof id !== 'number' || !Number.isInteger(id)) throw notIds()
  return id
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw notJson('An id in the list is neither a number nor a text in quotes.')
  }
}
