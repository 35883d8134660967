import type { History } from './history.ts'
import { monthNumber, placeInYear, yearOfMonth } from './month-number.ts'
import { isPartialYear, type FiguresUntil } from './figure-span.ts'
import { knownSum } from '../units.ts'

/** A year that is not whole, beside the same months of the year before it: nothing else can be compared with it. */
export type SameMonths = {
  readonly year: number
  readonly now: number | null
  readonly before: number | null
}

/** Null where the last year with figures is whole. */
export function sameMonths({ months }: History, until: FiguresUntil): SameMonths | null {
  if (until === null || !isPartialYear(yearOfMonth(until), until)) return null
  const year = yearOfMonth(until)
  const upTo = (of: number): number | null => {
    const first = monthNumber(of, 0)
    const points = months.filter(({ at }) => at >= first && at <= first + placeInYear(until))
    return knownSum(points.map(({ value }) => value))
  }
  return { year, now: upTo(year), before: upTo(year - 1) }
}
