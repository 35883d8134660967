import type { Say } from '../../texts/speak-from.ts'
import { monthKeys } from '../../time/calendar.ts'
import { readMonth } from '../../time/days.ts'
import type { YearRange } from '../../time/years.ts'
import { firstDayOfMonth, monthNumber, monthOfDay, placeInYear, yearOfMonth } from '../series/month-number.ts'
import { months } from '../series/months.ts'

/** The month that the figures of a dataset run to, as a month number; null where the dataset does not tell. */
export type FiguresUntil = number | null

const DECEMBER = 11

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

type Told = { readonly until: FiguresUntil; readonly say: Say }

/** '2025', but '2026 t/m sep' where the figures of a year do not run to its December. */
export function yearInWords(year: number, { until, say }: Told): string {
  if (until === null || !isPartialYear(year, until)) return String(year)
  return say('year.partial', { year, month: shortMonth(until, say) })
}

/** The same in the middle of a sentence: '2026 (t/m september)'. */
export function yearInSentence(year: number, { until, say }: Told): string {
  if (until === null || !isPartialYear(year, until)) return String(year)
  return say('year.partialInSentence', { year, month: longMonth(until, say) })
}

/** '2025', '2024 – 2025', '2025 – 2026 t/m sep', or '2025 – 2026 t/m okt 2025' where the last year has no figures yet. */
export function yearsInWords({ yearStart, yearEnd }: YearRange, { until, say }: Told): string {
  const years = yearStart === yearEnd ? String(yearStart) : `${yearStart} – ${yearEnd}`
  const runsOut =
    until !== null && until < monthNumber(yearEnd, DECEMBER) && until >= monthNumber(yearStart, 0)
  if (!runsOut) return years
  const last = yearOfMonth(until)
  const month = last === yearEnd ? shortMonth(until, say) : `${shortMonth(until, say)} ${last}`
  return say('year.partial', { year: years, month })
}

/** 'De cijfers van 2026 lopen t/m september.' Null where every year is whole. */
export function partialYearNote(years: YearRange, { until, say }: Told): string | null {
  const year = partialYearIn(years, until)
  return until === null || year === null
    ? null
    : say('year.partialNote', { year, month: longMonth(until, say) })
}

/** The first day of the last month with figures of a year that is not whole, as files hold months; null for a whole year. */
export const lastMonthOfPartial = (year: number, until: FiguresUntil): number | null =>
  until !== null && isPartialYear(year, until) ? firstDayOfMonth(until) : null

const shortMonth = (month: number, say: Say): string =>
  say(`year.month.${months[placeInYear(month)] ?? 'jan'}`)

const longMonth = (month: number, say: Say): string =>
  say(`calendar.longMonthNames.${monthKeys[placeInYear(month)] ?? 'Jan'}`)
