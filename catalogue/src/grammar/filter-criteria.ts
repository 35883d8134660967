import { readDay, showDay, writeDay, yearOf } from '../time/days.ts'
import { allowedPeriod, EARLIEST_PERIOD_YEAR, LATEST_DAY, type Period } from '../time/period.ts'
import { allowedYears } from '../time/years.ts'
import { optionAt } from './choices.ts'
import type { Fault } from './fault.ts'
import type { ChoiceFilter, RangeFilter } from './filter.ts'
import { narrowedOptions } from './narrowed-options.ts'
import { FIRST_VALUE, NO_VALUE, type Option } from './option.ts'
import { withParameter, type Criteria, type CriteriaBody } from './parameter.ts'
import { codesIn, severalCodes } from './several.ts'

type Offered = { readonly options: readonly Option[] }

/** How one bound of a range is said by itself. */
type BoundWords = {
  readonly from: (value: string) => string
  readonly until: (value: string) => string
}

/** How the criteria of one filter are bounded, said and read from a body. */
export type FilterCriteria = {
  /** What it can carry out of the criteria; values it does not offer fall away (D4). */
  readonly allowed: (asked: Offered & { readonly criteria: Criteria; readonly today: number }) => Criteria
  /** What it asks, as a chip says it: the descriptions of the options, or its bounds. */
  readonly inWords: (asked: Offered & { readonly criteria: Criteria; readonly words: BoundWords }) => string
  /** What is wrong with a body whose keys and types are right: every value must be offered, every day must exist. */
  readonly faults: (asked: Offered & { readonly body: CriteriaBody; readonly today: number }) => Fault[]
  /** What a body without faults asks of it. */
  readonly read: (asked: Offered & { readonly body: CriteriaBody }) => Criteria
}

/** A fault tells so many of the values offered; a register has at most some hundred operators. */
const VALUES_TOLD = 60

/** The codes that a body asks of a filter: one, or several in an array. */
const codesAsked = (value: string | readonly string[] | undefined): readonly string[] =>
  (typeof value === 'string' ? [value] : (value ?? [])).filter((code) => code !== FIRST_VALUE)

/** The option that a code means, whatever its case. */
function optionOf(options: readonly Option[], code: string): Option | undefined {
  const place = optionAt(options, code)
  return place === null ? undefined : options[place]
}

/** Of a filter that asks for one or several of its options. */
export const choiceCriteria = (filter: ChoiceFilter): FilterCriteria => ({
  allowed: ({ options, criteria }) => {
    if (criteria[filter.parameter] === undefined) return criteria
    const offered = narrowedOptions(filter, options, criteria)
    const codes = codesIn(criteria[filter.parameter]).flatMap((code) => optionOf(offered, code)?.code ?? [])
    return withParameter(criteria, filter.parameter, severalCodes(codes))
  },
  inWords: ({ options, criteria }) =>
    codesIn(criteria[filter.parameter])
      .map((code) => optionOf(options, code)?.description ?? code)
      .join(', '),
  faults: ({ options, body }) => {
    // Asking for rows without a value is always allowed; it may find none.
    const isOffered = (code: string): boolean => code === NO_VALUE || optionAt(options, code) !== null
    if (codesAsked(body[filter.parameter]).every(isOffered)) return []
    const codes = options.map((option) => option.code).filter((code) => code !== NO_VALUE)
    const more = codes.length > VALUES_TOLD ? ' and others that the list call gives' : ''
    return [
      { key: filter.parameter, message: `must be one of ${codes.slice(0, VALUES_TOLD).join(', ')}${more}` },
    ]
  },
  read: ({ options, body }) => {
    const codes = severalCodes(
      codesAsked(body[filter.parameter]).map((code) => optionOf(options, code)?.code ?? code),
    )
    return codes === undefined ? {} : { [filter.parameter]: codes }
  },
})

type Bounds = {
  readonly allowed: (asked: Period & { readonly today: number }) => Period
  readonly show: (bound: number) => string
  readonly read: (text: string) => number | null
  /** What a body may give. */
  readonly asked: (today: number) => { readonly fits: (bound: number) => boolean; readonly inWords: string }
}

/** Days, from the first of the calendar to today. */
export const dayBounds: Bounds = {
  allowed: allowedPeriod,
  show: showDay,
  read: readDay,
  asked: (today) => {
    const earliest = Date.UTC(EARLIEST_PERIOD_YEAR, 0, 1)
    return {
      fits: (day) => day >= earliest && day <= today,
      inWords: `a day of the calendar as yyyy-MM-dd, from ${writeDay(earliest)} to ${writeDay(today)}`,
    }
  },
}

/** Days, from the first of the calendar to the last that a licence could run to. */
export const daysAhead: Bounds = {
  ...dayBounds,
  allowed: (asked) => allowedPeriod({ ...asked, today: LATEST_DAY }),
  asked: () => dayBounds.asked(LATEST_DAY),
}

/** Years, from the first survey to this one. */
export const yearBounds: Bounds = {
  allowed: ({ today, ...asked }) => allowedYears(asked, yearOf(today)),
  show: String,
  read: (text) => (/^\d{4}$/.test(text) ? Number(text) : null),
  asked: (today) => ({
    fits: (year) => allowedYears({ start: year, end: null }, yearOf(today)).start === year,
    inWords: `a year up to ${yearOf(today)}`,
  }),
}

/** Of a filter that asks for what lies between two bounds, of which either may be absent. */
export const rangeCriteria = ({ start, end }: RangeFilter, bounds: Bounds): FilterCriteria => ({
  allowed: ({ criteria, today }) => {
    const kept = bounds.allowed({ start: criteria[start] ?? null, end: criteria[end] ?? null, today })
    return withParameter(withParameter(criteria, start, kept.start ?? undefined), end, kept.end ?? undefined)
  },
  inWords: ({ criteria, words }) => {
    const [from, to] = [criteria[start], criteria[end]].map((bound) =>
      bound === undefined ? undefined : bounds.show(bound),
    )
    if (from !== undefined && to !== undefined) return `${from} – ${to}`
    if (from !== undefined) return words.from(from)
    return to === undefined ? '' : words.until(to)
  },
  faults: ({ body, today }) => {
    const { fits, inWords } = bounds.asked(today)
    const faults = [start, end].flatMap((key): Fault[] => {
      const text = body[key]
      if (text === undefined) return []
      const bound = bounds.read(String(text))
      return bound !== null && fits(bound) ? [] : [{ key, message: `must be ${inWords}` }]
    })
    const [from, to] = [body[start], body[end]]
    if (faults.length === 0 && from !== undefined && to !== undefined && from > to)
      faults.push({ key: start, message: `must not be after ${end} (${to})` })
    return faults
  },
  read: ({ body }) =>
    Object.fromEntries(
      [start, end].flatMap((key) => {
        const text = body[key]
        const bound = text === undefined ? null : bounds.read(text)
        return bound === null ? [] : [[key, bound] as const]
      }),
    ),
})
