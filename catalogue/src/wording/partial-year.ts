import type { Say } from '../texts/speak-from.ts'
import { monthKeys } from './long-dates.ts'
import type { YearRange } from '../time/years.ts'
import {
  DECEMBER,
  isPartialYear,
  partialYearIn,
  type FiguresUntil,
} from '../production/series/figures-until.ts'
import { firstDayOfMonth, monthNumber, placeInYear, yearOfMonth } from '../production/series/month-number.ts'
import { months } from '../production/series/months.ts'

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
