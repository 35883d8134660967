import { readMonth } from '../../time/days.ts'
import type { YearRange } from '../../time/years.ts'
import { monthNumber, monthOfDay, placeInYear, yearOfMonth } from './month-number.ts'

/** The month that the figures of a dataset run to, as a month number; null where the dataset does not tell. */
export type FiguresUntil = number | null

/** Which months a dataset has figures of, and which of these may still change. */
export type FigureSpan = {
  readonly until: FiguresUntil
  /** The first month whose figures are provisional, as a month number; null where the dataset calls none so. */
  readonly provisionalFrom: number | null
}

/** The place of December in its year. */
export const DECEMBER = 11

const monthFrom = (text: string | null): number | null => {
  const day = text === null ? null : readMonth(text)
  return day === null ? null : monthOfDay(day)
}

type Said = { readonly figuresUntil: string | null; readonly provisionalFrom: string | null }

/** From the months as a dataset gives them, '2026-09'. */
export const figureSpan = (dataset: Said | null): FigureSpan => ({
  until: monthFrom(dataset?.figuresUntil ?? null),
  provisionalFrom: monthFrom(dataset?.provisionalFrom ?? null),
})

/** A year is whole when figures run to its December (D28.22). Of a year after that month there are no figures to be partial. */
export const isPartialYear = (year: number, until: FiguresUntil): boolean =>
  until !== null && yearOfMonth(until) === year && placeInYear(until) !== DECEMBER

/** The year that is not whole among some years; null where all of them are. */
export const partialYearIn = ({ yearStart, yearEnd }: YearRange, until: FiguresUntil): number | null => {
  if (until === null) return null
  const year = yearOfMonth(until)
  return year >= yearStart && year <= yearEnd && isPartialYear(year, until) ? year : null
}

/** The first provisional month of some years; null where none of them has one. A month without figures yet is none. */
export const firstProvisionalIn = (
  { yearStart, yearEnd }: YearRange,
  { until, provisionalFrom }: FigureSpan,
): number | null => {
  if (until === null || provisionalFrom === null) return null
  const first = Math.max(provisionalFrom, monthNumber(yearStart, 0))
  return first <= Math.min(until, monthNumber(yearEnd, DECEMBER)) ? first : null
}

export const isProvisionalMonth = (month: number, { until, provisionalFrom }: FigureSpan): boolean =>
  until !== null && provisionalFrom !== null && month >= provisionalFrom && month <= until

/** A year is as provisional as the least certain of its months (D28.41). */
export const isProvisionalYear = (year: number, span: FigureSpan): boolean =>
  firstProvisionalIn({ yearStart: year, yearEnd: year }, span) !== null
