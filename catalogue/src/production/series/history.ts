import { EARLIEST_PRODUCTION_YEAR } from '../../time/years.ts'
import { monthNumber, yearOfMonth } from './month-number.ts'
import type { Reported } from './reported.ts'
import { withoutNoise } from '../units.ts'

/** A value at a month number or at a year. */
export type Point = { readonly at: number; readonly value: number | null }

export type History = { readonly months: readonly Point[]; readonly years: readonly Point[] }

/**
 * Everything reported of one subject, by month and by year, from its first report up to the last month with figures. A
 * month or year without a single report is empty, not nothing.
 */
export function historyOf(reported: readonly Reported[], until: number | null = null): History {
  const sums = new Map<number, number>()
  for (const { from, values } of reported) {
    values.forEach((value, at) => {
      if (value !== null) sums.set(from + at, (sums.get(from + at) ?? 0) + value)
    })
  }
  if (sums.size === 0) return { months: [], years: [] }
  const first = Math.min(...sums.keys())
  const last = Math.max(until ?? 0, ...sums.keys())
  const months = between(first, last).map((at) => point(at, sums.get(at)))
  const byYear = new Map<number, number>()
  for (const { at, value } of months) {
    if (value !== null) byYear.set(yearOfMonth(at), (byYear.get(yearOfMonth(at)) ?? 0) + value)
  }
  const years = between(yearOfMonth(first), yearOfMonth(last)).map((at) => point(at, byYear.get(at)))
  return { months, years }
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

const point = (at: number, sum: number | undefined): Point => ({
  at,
  value: sum === undefined ? null : withoutNoise(sum),
})

/** The month of the first report, where figures could have been reported before it; null where they could not. */
export function lateStart({ months }: History): number | null {
  const [first] = months
  return first === undefined || first.at <= monthNumber(EARLIEST_PRODUCTION_YEAR, 0) ? null : first.at
}

/** Everything up to and including each point: a point without a report adds nothing, and is empty before the first and after the last one. */
export function cumulative(points: readonly Point[]): Point[] {
  const last = points.findLastIndex(({ value }) => value !== null)
  let sum = 0
  let hasBegun = false
  return points.map(({ at, value }, place) => {
    if (value !== null) hasBegun = true
    sum += value ?? 0
    return { at, value: hasBegun && place <= last ? withoutNoise(sum) : null }
  })
}

/** The year with the most; of equals the first. Null where nothing was reported. */
export const highestOf = (points: readonly Point[]): Point | null =>
  points.reduce<Point | null>(
    (highest, candidate) =>
      candidate.value !== null && (highest === null || candidate.value > (highest.value ?? 0))
        ? candidate
        : highest,
    null,
  )

/** The last point with a report. */
export const lastOf = (points: readonly Point[]): Point | null =>
  points.findLast(({ value }) => value !== null) ?? null

/** The part that something has in a whole; null where the whole is nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** All that was reported, such as the national total of a product and production type. */
export const sumOf = (reported: readonly Reported[]): number =>
  withoutNoise(
    reported.reduce(
      (sum, { values }) => values.reduce<number>((inRow, value) => inRow + (value ?? 0), sum),
      0,
    ),
  )
