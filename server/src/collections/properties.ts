import type { AnyRow, Column, ColumnKind, Value } from '@datacentre/catalogue/grammar/column'
import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'
import { knownDay, readDay, readMonth, writeDay, writeMonth } from '@datacentre/catalogue/time/days'

/** What a filter compares with. */
export type Literal = string | number | boolean

/** A value as it stands in GeoJSON. */
export type PropertyValue = string | number | boolean | readonly string[] | null

/** How the values of a kind of column are written, and read from a filter. */
type PropertyKind = {
  readonly schema: Readonly<Record<string, unknown>>
  readonly write: (value: Value) => PropertyValue
  /** What a filter compares; several where the column holds several. */
  readonly compared: (value: Value) => readonly Literal[]
  /** A literal as it is compared; undefined when it can be none of the column's values. */
  readonly read: (literal: Literal) => Literal | undefined
  /** What a literal must be, in a sentence that begins with 'must be'. */
  readonly rule: string
}

const asText = {
  schema: { type: 'string' },
  write: (value: Value) => value as PropertyValue,
  compared: (value: Value) => (value === null ? [] : [value as string]),
  read: (literal: Literal) => (typeof literal === 'string' ? literal : undefined),
  rule: "a text in quotes, such as 'A'",
} satisfies PropertyKind

const asNumber = {
  ...asText,
  schema: { type: 'number' },
  read: (literal: Literal) => {
    const number = typeof literal === 'string' && literal.trim() !== '' ? Number(literal) : literal
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined
  },
  rule: 'a number',
} satisfies PropertyKind

const asWhole = { ...asNumber, schema: { type: 'integer' }, rule: 'a whole number' } satisfies PropertyKind

const textsOf = (value: Value): readonly string[] =>
  value === null ? [] : typeof value === 'object' ? value : partsOf(String(value))

const asTexts = {
  ...asText,
  schema: { type: 'array', items: { type: 'string' } },
  write: textsOf,
  compared: textsOf,
} satisfies PropertyKind

/** A day as a filter writes it; of a moment only its day counts. */
const dayOf = (literal: Literal): number | undefined =>
  typeof literal === 'string' ? (readDay(literal.slice(0, 'yyyy-MM-dd'.length)) ?? undefined) : undefined

const monthOf = (literal: Literal): number | undefined =>
  typeof literal === 'string' ? (readMonth(literal.slice(0, 'yyyy-MM'.length)) ?? undefined) : undefined

/** A day or month that says something: a placeholder is none (D9.10). */
const known = (value: Value): number | null => (typeof value === 'number' ? knownDay(value) : null)

const knownOnly = (value: Value): readonly Literal[] => {
  const day = known(value)
  return day === null ? [] : [day]
}

const writtenBy =
  (write: (day: number) => string) =>
  (value: Value): string | null => {
    const day = known(value)
    return day === null ? null : write(day)
  }

const kinds = {
  id: asWhole,
  text: asText,
  code: asText,
  file: asText,
  codeList: asTexts,
  list: asTexts,
  names: asTexts,
  number: asNumber,
  coordinate: asNumber,
  year: asWhole,
  day: {
    ...asText,
    schema: { type: 'string', format: 'date' },
    write: writtenBy(writeDay),
    compared: knownOnly,
    read: dayOf,
    rule: "a date, such as DATE('2020-01-31')",
  },
  month: {
    ...asText,
    schema: { type: 'string', pattern: '^\\d{4}-\\d{2}$' },
    write: writtenBy(writeMonth),
    compared: knownOnly,
    read: monthOf,
    rule: "a month, such as '2020-01'",
  },
  flag: {
    schema: { type: 'boolean' },
    write: (value) => (value === null ? null : value === 1),
    compared: (value) => (value === null ? [] : [value === 1]),
    read: (literal) =>
      typeof literal === 'boolean'
        ? literal
        : literal === 'true'
          ? true
          : literal === 'false'
            ? false
            : undefined,
    rule: 'true or false',
  },
} as const satisfies Record<ColumnKind, PropertyKind>

export const propertyKind = (column: Column): PropertyKind => kinds[column.kind]

/** The columns that a collection shows as properties: all but where a file lies in our own store. */
export const propertiesOf = (columns: readonly Column[]): readonly Column[] =>
  columns.filter(({ kind }) => kind !== 'file')

/** The properties of a row, ready to be written as JSON. */
export function writeProperties(columns: readonly Column[], row: AnyRow): Record<string, PropertyValue> {
  const written: Record<string, PropertyValue> = {}
  for (const column of columns) written[column.key] = kinds[column.kind].write(row[column.key] ?? null)
  return written
}
