import { knownSum } from '../units.ts'
import { isPartialYear, type FiguresUntil } from './figure-span.ts'
import { monthNumber, placeInYear, yearOfMonth } from './month-number.ts'
import type { Reported } from './reported.ts'

/** What a year came to, beside the same months of the year before. */
export type YearOnYear = {
  readonly year: number
  /** How many subjects reported more than nothing. */
  readonly subjects: number
  readonly total: number
  /** Null where the selection has no figures of them. */
  readonly before: number | null
}

/** What all the years of a selection came to. */
export type SelectionAnswer = {
  readonly subjects: number
  readonly total: number
  /** The last year that has figures. */
  readonly last: YearOnYear
}

const MONTHS = 12

/** The values of a row that fall in some months. */
const within = ({ from, values }: Reported, first: number, count: number): readonly (number | null)[] =>
  values.slice(Math.max(0, first - from), Math.max(0, first + count - from))

/** How many months of a year can be compared. */
const monthsOf = (year: number, until: FiguresUntil): number =>
  until !== null && isPartialYear(year, until) ? placeInYear(until) + 1 : MONTHS

/** Adds up the rows of a year, in so many of its months. */
function sumsOf(reported: readonly Reported[], year: number, months: number) {
  const sums = new Map<string, number>()
  for (const row of reported) {
    const sum = knownSum(within(row, monthNumber(year, 0), months))
    if (sum !== null) sums.set(row.key, (sums.get(row.key) ?? 0) + sum)
  }
  return sums
}

const more = (sums: ReadonlyMap<string, number>): number => [...sums.values()].filter((sum) => sum > 0).length
const total = (sums: ReadonlyMap<string, number>): number | null => knownSum([...sums.values()])

/** What a selection answers; null where nothing of it was reported. `earlier` is what the year before it reported, if known. */
export function answerOf(
  reported: readonly Reported[],
  until: FiguresUntil,
  earlier: readonly Reported[] = [],
): SelectionAnswer | null {
  const all = new Map<string, number>()
  let lastMonth = -Infinity
  for (const { key, from, values } of reported) {
    const sum = knownSum(values)
    if (sum === null) continue
    all.set(key, (all.get(key) ?? 0) + sum)
    lastMonth = Math.max(lastMonth, from + values.findLastIndex((value) => value !== null))
  }
  const whole = total(all)
  if (whole === null) return null
  const year = yearOfMonth(lastMonth)
  const months = monthsOf(year, until)
  const now = sumsOf(reported, year, months)
  const before = total(sumsOf([...reported, ...earlier], year - 1, months))
  return {
    subjects: more(all),
    total: whole,
    last: { year, subjects: more(now), total: total(now) ?? 0, before },
  }
}
