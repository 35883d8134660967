import { offeredWhole } from '@datacentre/catalogue/codes/index'
import { stratGroups } from '@datacentre/catalogue/codes/stratigraphy'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { ChoiceFilter, Filter } from '@datacentre/catalogue/grammar/filter'
import { NO_VALUE } from '@datacentre/catalogue/grammar/option'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { columnOf, inWords, parts } from './expected-words.ts'

/** The values by which a choice filter knows a row; none where the row lacks one. */
function valuesOf(filter: ChoiceFilter, row: AnyRow): readonly string[] {
  if (filter.kind === 'flagged') {
    return Object.entries(filter.flags).flatMap(([code, flag]) => (row[flag] === 1 ? [code] : []))
  }
  if (filter.kind === 'partOf') return parts(row[filter.column] ?? null)
  if (filter.kind === 'groupOf') return groupsOf(parts(row[filter.column] ?? null))
  const value = row[filter.column] ?? (filter.describedBy === undefined ? null : row[filter.describedBy])
  return value === null || value === undefined || value === '' ? [] : [String(value)]
}

/** Groups by the start of the unit's code; R is Triassic but for RO and RV, which are Rotliegend (S3). */
const groupsOf = (units: readonly string[]): string[] =>
  Object.entries(stratGroups).flatMap(([group, rule]) => {
    const except: readonly string[] = 'except' in rule ? rule.except : []
    const starts = (unit: string, with_: readonly string[]) => with_.some((start) => unit.startsWith(start))
    return units.some((unit) => starts(unit, rule.prefixes) && !starts(unit, except)) ? [group] : []
  })

/** Whether a row stays when this option is chosen, worked out without the rules of the product. */
export function keeps(filter: ChoiceFilter, code: string, row: AnyRow): boolean {
  const values = valuesOf(filter, row)
  return code === NO_VALUE
    ? values.length === 0
    : values.some((value) => value.toLowerCase() === code.toLowerCase())
}

export type ExpectedOption = { readonly code: string; readonly words: string; readonly count: number }

/** The options a filter should offer over these rows: known codes and those in the data, by their words (D8). */
export function expectedOptions(
  register: Register,
  filter: ChoiceFilter,
  { rows, counted = rows, language }: Over,
): ExpectedOption[] {
  const codes = new Map<string, string>()
  const add = (code: string): unknown => codes.has(code.toLowerCase()) || codes.set(code.toLowerCase(), code)
  const list = codeListOf(register, filter)
  for (const code of (list && offeredWhole[list]) ?? []) add(code)
  for (const row of rows) for (const value of valuesOf(filter, row)) add(value)
  const option = (code: string, words: string): ExpectedOption => ({
    code,
    words,
    count: counted.filter((row) => keeps(filter, code, row)).length,
  })
  const { compare } = new Intl.Collator(language, { numeric: true })
  const known = [...codes.values()]
    .map((code) => option(code, wordsOf(code, { register, filter, rows, language })))
    .sort((a, b) => compare(a.words, b.words))
  const none = option(NO_VALUE, speak(language)('filter.noValue'))
  return rows.some((row) => keeps(filter, NO_VALUE, row)) ? [...known, none] : known
}

type Over = {
  /** Where the options come from. */
  readonly rows: readonly AnyRow[]
  /** The rows that the other filters leave. */
  readonly counted?: readonly AnyRow[]
  readonly language: Language
}

function codeListOf(register: Register, filter: ChoiceFilter) {
  if (filter.kind === 'flagged') return filter.codes
  if (filter.kind === 'groupOf') return 'stratGroup'
  const column = columnOf(register, filter.column)
  return 'codes' in column ? column.codes : undefined
}

type Worded = Over & { readonly register: Register; readonly filter: ChoiceFilter }

function wordsOf(code: string, { register, filter, rows, language }: Worded): string {
  const list = codeListOf(register, filter)
  if (list !== undefined) return sayCode(language, list, code)
  const describedBy = filter.kind === 'oneOf' ? filter.describedBy : undefined
  const described =
    describedBy && rows.findLast((row) => keeps(filter, code, row) && row[describedBy] !== null)
  return described ? String(described[describedBy]) : code
}

const PLACEHOLDERS = [Date.UTC(1800, 0, 1), Date.UTC(1801, 0, 1)]

const known = (value: AnyRow[string] | undefined): number | null =>
  typeof value === 'number' && !PLACEHOLDERS.includes(value) ? value : null

/** Whether a row stays within two days or years, a missing bound asking nothing (S5, D9). */
export function keepsBetween(
  filter: Exclude<Filter, ChoiceFilter>,
  { start, end }: { readonly start: number | null; readonly end: number | null },
  row: AnyRow,
): boolean {
  if (filter.kind === 'period') {
    const [from, to] = [known(row[filter.from]), known(row[filter.to])]
    return (start === null || to === null || to >= start) && (end === null || (from !== null && from <= end))
  }
  const year = Number.parseInt(/^.{5}(\d{4})/.exec(String(row[filter.column]))?.[1] ?? '', 10)
  const at = filter.kind === 'yearIn' ? (Number.isNaN(year) ? null : year) : known(row[filter.column])
  return at !== null && (start === null || at >= start) && (end === null || at <= end)
}

/** The rows in the order of a column: as people read numbers, empty ones last, equal ones by name (D10). */
export function inOrderOf(register: Register, key: string, { rows, language }: Over): AnyRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const column = columnOf(register, key)
  const isDate = column.kind === 'day' || column.kind === 'month'
  const valueOf = (row: AnyRow): string | number | null => {
    const value = row[key] ?? null
    if (typeof value === 'number') return isDate ? known(value) : value
    return value === null || value === '' ? null : inWords(value, column, language)
  }
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    const byName = compare(String(a[register.name]), String(b[register.name]))
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName
    const byValue = typeof one === 'number' ? one - Number(other) : compare(one, String(other))
    return byValue || byName
  })
}
