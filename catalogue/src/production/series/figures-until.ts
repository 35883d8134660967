import { readMonth } from '../../time/days.ts'
import type { YearRange } from '../../time/years.ts'
import { monthOfDay, placeInYear, yearOfMonth } from './month-number.ts'

/** The month that the figures of a dataset run to, as a month number; null where the dataset does not tell. */
export type FiguresUntil = number | null

/** The place of December in its year. */
export const DECEMBER = 11

/** From the month as a dataset gives it, '2026-09'. */
export function figuresUntil(month: string | null | undefined): FiguresUntil {
  const day = month === null || month === undefined ? null : readMonth(month)
  return day === null ? null : monthOfDay(day)
}

/** A year is whole when figures run to its December (D28.22). Of a year after that month there are no figures to be partial. */
export const isPartialYear = (year: number, until: FiguresUntil): boolean =>
  until !== null && yearOfMonth(until) === year && placeInYear(until) !== DECEMBER

/** The year that is not whole among some years; null where all of them are. */
export const partialYearIn = ({ yearStart, yearEnd }: YearRange, until: FiguresUntil): number | null => {
  if (until === null) return null
  const year = yearOfMonth(until)
  return year >= yearStart && year <= yearEnd && isPartialYear(year, until) ? year : null
}
