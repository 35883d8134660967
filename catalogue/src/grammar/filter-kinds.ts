import { isInStratGroup, stratGroup } from '../codes/stratigraphy.ts'
import { carriesOneOf, choicesOf, countOptions, optionAt, type Choices } from './choices.ts'
import type { AnyRow, Column } from './column.ts'
import { partsOf, type Speech } from './column-kinds.ts'
import { knownDay } from '../time/days.ts'
import type { Filter, FilterKind } from './filter.ts'
import {
  choiceCriteria,
  dayBounds,
  daysAhead,
  rangeCriteria,
  yearBounds,
  type FilterCriteria,
} from './filter-criteria.ts'
import type { Option } from './option.ts'
import type { Criteria, Parameter } from './parameter.ts'
import { codesIn } from './several.ts'
import { liesInPeriod, touchesPeriod } from '../time/period.ts'
import { liesInYears, surveyYear } from '../time/years.ts'

/** What a filter needs to know of the rows it narrows; `noValue` is the text for rows without a value. */
export type FilterGround = {
  readonly rows: readonly AnyRow[]
  readonly columns: readonly Column[]
  readonly speech: Speech
  readonly noValue: string
}

/** A filter made ready for one list of rows, so that asking is cheap. */
export type ReadyFilter = {
  readonly filter: Filter
  /** The years in the data for a filter on years; empty for one on dates. */
  readonly options: readonly Option[]
  /** The rows that pass, or null when the criteria ask nothing of this filter. */
  readonly test: (criteria: Criteria) => ((row: number) => boolean) | null
  /** How many of the rows carry each option. */
  readonly count: (rows: Uint32Array) => Uint32Array
}

type FilterOf<K extends FilterKind> = Extract<Filter, { kind: K }>

type FilterRules<K extends FilterKind> = {
  readonly parameters: (filter: FilterOf<K>) => readonly Parameter[]
  readonly ready: (filter: FilterOf<K>, ground: FilterGround) => ReadyFilter
  readonly criteria: (filter: FilterOf<K>) => FilterCriteria
}

const NO_COUNTS = new Uint32Array(0)
const NO_ROWS = (): boolean => false

const textAt = (row: AnyRow, key: string): string | null => {
  const value = row[key]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

const dayAt = (row: AnyRow, key: string): number | null => {
  const value = row[key]
  return typeof value === 'number' ? knownDay(value) : null
}

const listAt = (row: AnyRow, key: string): readonly string[] => {
  const value = row[key]
  return typeof value === 'string' || Array.isArray(value) ? partsOf(value) : []
}

const columnAt = (ground: FilterGround, key: string): Column => {
  const column = ground.columns.find((candidate) => candidate.key === key)
  if (!column) throw new Error(`no column ${key} for a filter`)
  return column
}

function choiceFilter(filter: Extract<Filter, { parameter: unknown }>, choices: Choices): ReadyFilter {
  return {
    filter,
    options: choices.options,
    test: (criteria) => {
      const asked = criteria[filter.parameter]
      if (asked === undefined) return null
      const wanted = codesIn(asked).flatMap((code) => optionAt(choices.options, code) ?? [])
      return wanted.length === 0 ? NO_ROWS : carriesOneOf(choices, wanted)
    },
    count: (rows) => countOptions(choices, rows),
  }
}

/** Describes a code by the column's code list, or by what another column says of it in the data. */
function describer(
  filter: FilterOf<'oneOf'> | FilterOf<'partOf'>,
  ground: FilterGround,
): (code: string) => string {
  const { rows, speech } = ground
  const describedBy = filter.kind === 'oneOf' ? filter.describedBy : undefined
  if (describedBy !== undefined) {
    const words = new Map<string, string>()
    for (const row of rows) {
      const code = textAt(row, filter.column)
      const description = textAt(row, describedBy)
      if (code !== null && description !== null) words.set(code.toLowerCase(), description)
    }
    return (code) => words.get(code.toLowerCase()) ?? code
  }
  const column = columnAt(ground, filter.column)
  return 'codes' in column ? (code) => speech.code(column.codes, code) : (code) => code
}

/** A choice among the values of a column, called as its codes are. */
function choiceOfColumn(
  filter: FilterOf<'oneOf'> | FilterOf<'partOf'>,
  ground: FilterGround,
  valuesOf: (row: AnyRow) => readonly string[],
): ReadyFilter {
  const column = columnAt(ground, filter.column)
  const choices = choicesOf({
    ...common(ground),
    valuesOf: (row) => valuesOf(ground.rows[row]!),
    describe: describer(filter, ground),
    codes: 'codes' in column ? column.codes : undefined,
  })
  return choiceFilter(filter, choices)
}

/** Everything that depends on the kind of a filter, in one table. */
const filterKinds: { readonly [K in FilterKind]: FilterRules<K> } = {
  oneOf: {
    parameters: (filter) => [filter.parameter],
    criteria: choiceCriteria,
    ready: (filter, ground) =>
      choiceOfColumn(filter, ground, (row) => {
        // A row may have the words without the code: then the words are the value.
        const words = filter.describedBy === undefined ? null : textAt(row, filter.describedBy)
        const value = textAt(row, filter.column) ?? words
        return value === null ? [] : [value]
      }),
  },
  partOf: {
    parameters: (filter) => [filter.parameter],
    criteria: choiceCriteria,
    ready: (filter, ground) => choiceOfColumn(filter, ground, (row) => listAt(row, filter.column)),
  },
  groupOf: {
    parameters: (filter) => [filter.parameter],
    criteria: choiceCriteria,
    ready: (filter, ground) => {
      const choices = choicesOf({
        ...common(ground),
        valuesOf: (row) => {
          const units = listAt(ground.rows[row]!, filter.column)
          return stratGroup.filter((group) => units.some((unit) => isInStratGroup(unit, group)))
        },
        describe: (code) => ground.speech.code('stratGroup', code),
        codes: 'stratGroup',
      })
      return choiceFilter(filter, choices)
    },
  },
  flagged: {
    parameters: (filter) => [filter.parameter],
    criteria: choiceCriteria,
    ready: (filter, ground) => {
      const flags = Object.entries(filter.flags)
      const choices = choicesOf({
        ...common(ground),
        valuesOf: (row) => flags.filter(([, key]) => ground.rows[row]![key] === 1).map(([code]) => code),
        describe: (code) => ground.speech.code(filter.codes, code),
        codes: filter.codes,
      })
      return choiceFilter(filter, choices)
    },
  },
  period: {
    parameters: (filter) => [filter.start, filter.end],
    criteria: (filter) => rangeCriteria(filter, dayBounds),
    ready: (filter, { rows }) => {
      const from = rows.map((row) => dayAt(row, filter.from))
      const to = rows.map((row) => dayAt(row, filter.to))
      return rangeFilter(
        filter,
        (asked) => (row) => touchesPeriod({ start: from[row]!, end: to[row]! }, asked),
      )
    },
  },
  dated: {
    parameters: (filter) => [filter.start, filter.end],
    criteria: (filter) => rangeCriteria(filter, filter.isAhead ? daysAhead : dayBounds),
    ready: (filter, { rows }) => {
      const days = rows.map((row) => dayAt(row, filter.column))
      return rangeFilter(filter, (asked) => (row) => liesInPeriod(days[row]!, asked))
    },
  },
  yearIn: {
    parameters: (filter) => [filter.start, filter.end],
    criteria: (filter) => rangeCriteria(filter, yearBounds),
    ready: (filter, ground) => {
      const years = ground.rows.map((row) => surveyYear(textAt(row, filter.column)))
      const choices = choicesOf({
        ...common(ground),
        valuesOf: (row) => (years[row] === null ? [] : [String(years[row])]),
        describe: (code) => code,
      })
      return {
        ...rangeFilter(filter, (asked) => (row) => liesInYears(years[row]!, asked)),
        options: choices.options,
        count: (rows) => countOptions(choices, rows),
      }
    },
  },
}

const common = ({ rows, speech, noValue }: FilterGround) => ({
  rowCount: rows.length,
  noValue,
  language: speech.language,
})

type Asked = { readonly start: number | null; readonly end: number | null }

function rangeFilter(
  filter: Extract<Filter, { start: unknown }>,
  test: (asked: Asked) => (row: number) => boolean,
): ReadyFilter {
  return {
    filter,
    options: [],
    test: (criteria) => {
      const asked = { start: criteria[filter.start] ?? null, end: criteria[filter.end] ?? null }
      return asked.start === null && asked.end === null ? null : test(asked)
    },
    count: () => NO_COUNTS,
  }
}

/** The rules of one filter's kind; a filter always belongs to its own kind. */
const rulesOf = (filter: Filter): FilterRules<FilterKind> =>
  filterKinds[filter.kind] as unknown as FilterRules<FilterKind>

export const readyFilter = (filter: Filter, ground: FilterGround): ReadyFilter =>
  rulesOf(filter).ready(filter, ground)

/** The same, made ready when something is first asked of it: a visitor opens few of the filters of a list. */
export function filterWhenAsked(filter: Filter, ground: FilterGround): ReadyFilter {
  let made: ReadyFilter | null = null
  const ready = (): ReadyFilter => (made ??= readyFilter(filter, ground))
  return {
    filter,
    get options() {
      return ready().options
    },
    test: (criteria) => (isAsked(filter, criteria) ? ready().test(criteria) : null),
    count: (rows) => ready().count(rows),
  }
}

/** Whether the criteria ask anything of a filter. */
export const isAsked = (filter: Filter, criteria: Criteria): boolean =>
  parametersOf(filter).some((parameter) => criteria[parameter] !== undefined)

/** The parameters of the address that a filter reads. */
export const parametersOf = (filter: Filter): readonly Parameter[] => rulesOf(filter).parameters(filter)

/** How the criteria of a filter are bounded, said and read. */
export const criteriaRules = (filter: Filter): FilterCriteria => rulesOf(filter).criteria(filter)
