import type { CodeListName } from '../codes/index.ts'
import type { Column, ColumnKind, ColumnValues, Value } from './column.ts'
import { plainNumber } from './plain-number.ts'
import { knownDay, readDay, readMonth, showDay, showMonth } from '../time/days.ts'
import { writeNumber } from '../numbers/written-number.ts'

/** What showing a value needs of the visitor's language. */
export type Speech = {
  readonly language: string
  readonly code: (list: CodeListName, code: string) => string
}

/** Values of a column that holds several, trimmed: `F02, F03` is F02 and F03. */
export const partsOf = (value: string | readonly string[] | null): readonly string[] => {
  if (value === null) return []
  if (typeof value !== 'string') return value
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

type ColumnOf<K extends ColumnKind> = Extract<Column, { kind: K }>

type ColumnRules<K extends ColumnKind> = {
  /** What a data manager must write, as the end of the sentence 'must be …'. */
  readonly rule: string
  /** The value in a data package's text, or undefined when the rule is broken. */
  readonly read: (text: string) => ColumnValues[K] | undefined
  /** What a visitor reads; null where there is nothing to say. */
  readonly show: (value: ColumnValues[K], column: ColumnOf<K>, speech: Speech) => string | null
  /** The kind of spreadsheet cell and of JSON value. */
  readonly cell: 'text' | 'number' | 'date'
}

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/
const WHOLE = /^\d{1,15}$/
const INSIDE_PATH = /^(?!\/)(?!.*(^|\/)\.\.?(\/|$))[^\\:\u0000]+$/s

const METRES_PER_KM = 1000

/** A year outside these is a slip of the pen: nobody drilled before, nobody plans beyond. */
export const YEARS = { first: 1500, last: 2200 }

function readYear(text: string): number | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  return year >= YEARS.first && year <= YEARS.last ? year : undefined
}

/** Undefined for what is written as a number but larger than any, such as 1e999. */
function readNumber(text: string): number | undefined {
  const plain = plainNumber(text)
  if (plain !== null) return plain
  const value = NUMBER.test(text) ? Number(text) : Infinity
  return Number.isFinite(value) ? value : undefined
}

const sameText = (value: string): string => value
const readText = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim())

function showNumber(value: number, column: ColumnOf<'number'>, { language }: Speech): string {
  return column.shownIn === 'km'
    ? writeNumber(value / METRES_PER_KM, language, { least: 1, most: 1 })
    : writeNumber(value, language, { least: 0, most: column.decimals ?? 3 })
}

/** Everything that depends on the kind of a column, in one table. */
export const columnKinds: { readonly [K in ColumnKind]: ColumnRules<K> } = {
  id: {
    rule: 'a whole number of at most 15 digits',
    read: (text) => (WHOLE.test(text) ? Number(text) : undefined),
    show: (value) => String(value),
    cell: 'number',
  },
  text: { rule: 'a text', read: readText, show: sameText, cell: 'text' },
  code: {
    rule: 'a code',
    read: readText,
    show: (value, column, speech) => speech.code(column.codes, value),
    cell: 'text',
  },
  codeList: {
    rule: 'codes separated by commas',
    read: readText,
    show: (value, column, speech) =>
      partsOf(value)
        .map((code) => speech.code(column.codes, code))
        .join(', '),
    cell: 'text',
  },
  list: { rule: 'values separated by commas', read: readText, show: sameText, cell: 'text' },
  names: {
    rule: "names separated by '|'",
    read: (text) =>
      text
        .split('|')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    show: (value) => (value.length === 0 ? null : value.join(', ')),
    cell: 'text',
  },
  file: {
    rule: 'the path of a file inside the package',
    read: (text) => (INSIDE_PATH.test(text) ? text : undefined),
    show: sameText,
    cell: 'text',
  },
  day: {
    rule: 'a calendar day as yyyy-MM-dd',
    read: (text) => readDay(text) ?? undefined,
    show: (value) => (knownDay(value) === null ? null : showDay(value)),
    cell: 'date',
  },
  month: {
    rule: 'a month as yyyy-MM, or a calendar day as yyyy-MM-dd',
    read: (text) => readMonth(text) ?? readDay(text) ?? undefined,
    show: (value) => (knownDay(value) === null ? null : showMonth(value)),
    cell: 'date',
  },
  year: {
    rule: `a year of four digits, ${YEARS.first} to ${YEARS.last}`,
    read: readYear,
    show: (value) => String(value),
    cell: 'number',
  },
  flag: {
    rule: '0 or 1',
    read: (text) => (text === '1' ? 1 : text === '0' ? 0 : undefined),
    show: (value, _column, speech) => speech.code('yesNo', value === 1 ? 'J' : 'N'),
    cell: 'number',
  },
  number: {
    rule: 'a number with a decimal point and no thousands separator',
    read: readNumber,
    show: showNumber,
    cell: 'number',
  },
  coordinate: {
    rule: 'a number with a decimal point and no thousands separator',
    read: readNumber,
    show: (value, { decimals }, { language }) =>
      writeNumber(value, language, { least: 0, most: decimals, groups: false }),
    cell: 'number',
  },
}

/** The rules of one column's kind; a column and its value always belong to the same kind. */
export const rulesOf = (column: Column): ColumnRules<ColumnKind> =>
  columnKinds[column.kind] as unknown as ColumnRules<ColumnKind>

/** A value as a visitor reads it; null where there is none, for which a screen shows a quiet dash. */
export function showValue(value: Value, column: Column, speech: Speech): string | null {
  return value === null ? null : rulesOf(column).show(value, column, speech)
}
