import type { Say } from '../texts/speak-from.ts'
import { longMonthName, showLongMonth } from './long-dates.ts'
import type { YearRange } from '../time/years.ts'
import {
  DECEMBER,
  firstProvisionalIn,
  isPartialYear,
  isProvisionalMonth,
  isProvisionalYear,
  partialYearIn,
  type FigureSpan,
} from '../production/series/figure-span.ts'
import { firstDayOfMonth, monthNumber, placeInYear, yearOfMonth } from '../production/series/month-number.ts'
import { months } from '../production/series/months.ts'

type Told = { readonly span: FigureSpan; readonly say: Say }

/** '2025', but '2026 t/m sep' where the figures of a year do not run to its December, and '2026 t/m sep, voorlopig'. */
export function yearInWords(year: number, { span, say }: Told): string {
  const { until } = span
  const shown =
    until !== null && isPartialYear(year, until)
      ? say('year.partial', { year, month: shortMonth(until, say) })
      : String(year)
  return isProvisionalYear(year, span) ? say('year.provisional', { year: shown }) : shown
}

/** '2025', '2024 – 2025', '2025 – 2026 t/m sep', or '2025 – 2026 t/m okt 2025' where the last year has no figures yet. */
export const yearsInWords = (years: YearRange, told: Told): string =>
  markedYears(untilInWords(years, told), years, told)

/** What some years are called, marked where figures of them are provisional: '2025 – 2026 t/m sep, deels voorlopig'. */
export function markedYears(name: string, years: YearRange, { span, say }: Told): string {
  const first = firstProvisionalIn(years, span)
  if (first === null) return name
  const isOneYear = years.yearStart === years.yearEnd
  return isOneYear || first === monthNumber(years.yearStart, 0)
    ? say('year.provisional', { year: name })
    : say('year.partlyProvisional', { years: name })
}

function untilInWords({ yearStart, yearEnd }: YearRange, { span: { until }, say }: Told): string {
  const years = yearStart === yearEnd ? String(yearStart) : `${yearStart} – ${yearEnd}`
  const runsOut =
    until !== null && until < monthNumber(yearEnd, DECEMBER) && until >= monthNumber(yearStart, 0)
  if (!runsOut) return years
  const last = yearOfMonth(until)
  const month = last === yearEnd ? shortMonth(until, say) : `${shortMonth(until, say)} ${last}`
  return say('year.partial', { year: years, month })
}

/** 'september 2026', or 'september 2026 (voorlopig)'. */
export const monthInWords = (month: number, told: Told): string =>
  markedMonth(showLongMonth(firstDayOfMonth(month), told.say), month, told)

/** What a month is called, marked where its figures are provisional. */
export const markedMonth = (name: string, month: number, { span, say }: Told): string =>
  isProvisionalMonth(month, span) ? say('month.provisional', { month: name }) : name

/** 'De cijfers van 2026 lopen t/m september.' Null where every year is whole. */
export function partialYearNote(years: YearRange, { span: { until }, say }: Told): string | null {
  const year = partialYearIn(years, until)
  return until === null || year === null
    ? null
    : say('year.partialNote', { year, month: longMonthName(placeInYear(until), say) })
}

/** 'De cijfers vanaf juli 2026 zijn voorlopig.' Null where none of these years is. */
export function provisionalNote(years: YearRange, { span, say }: Told): string | null {
  const { provisionalFrom } = span
  return provisionalFrom === null || firstProvisionalIn(years, span) === null
    ? null
    : say('year.provisionalNote', { month: showLongMonth(firstDayOfMonth(provisionalFrom), say) })
}

/** All that has to be known of some years to read their figures, a sentence each. */
export const figureNotes = (years: YearRange, told: Told): string[] =>
  [partialYearNote(years, told), provisionalNote(years, told)].filter((note) => note !== null)

const shortMonth = (month: number, say: Say): string =>
  say(`year.month.${months[placeInYear(month)] ?? 'jan'}`)
