import { firstProvisionalIn, isPartialYear, type FigureSpan, type FiguresUntil } from './figure-span.ts'
import { firstDayOfMonth } from './month-number.ts'

/** The first day of the last month with figures of a year that is not whole, as files hold months; null for a whole year. */
export const lastMonthOfPartial = (year: number, until: FiguresUntil): number | null =>
  until !== null && isPartialYear(year, until) ? firstDayOfMonth(until) : null

/** The first day of the first provisional month of a year, as files hold months; null where it has none. */
export function firstProvisionalDay(year: number, span: FigureSpan): number | null {
  const month = firstProvisionalIn({ yearStart: year, yearEnd: year }, span)
  return month === null ? null : firstDayOfMonth(month)
}
