import { partialYearIn, type FigureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { firstDayOfMonth } from '@datacentre/catalogue/production/series/month-number'
import type { SteppedSeries } from '@datacentre/catalogue/production/series/stepped'
import type { Say } from '@datacentre/catalogue/texts/speak-from'
import type { YearRange } from '@datacentre/catalogue/time/years'
import { markedYears, monthInWords, yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { showLongMonth } from '@datacentre/catalogue/wording/long-dates'
import type { HorizontalAxis } from '@datacentre/ui/chart/axes'
import { monthAxis, yearAxis } from './time-axis.ts'

/** What a chart is called, by what its bars or points hold. */
export const titles = {
  month: 'chart.perMonth',
  year: 'chart.perYear',
  cumulative: 'picture.cumulative',
} as const

/** The largest of some values, whatever their sign. */
export const largestOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((largest, value) => Math.max(largest, Math.abs(value ?? 0)), 0)

/** The month or year of each place, in words. */
export const timesOf = ({ step, from, totals }: SteppedSeries, told: Told): string[] =>
  totals.map((_, at) => (step === 'year' ? yearInWords : monthInWords)(from + at, told))

export const axisOf = ({ step, from, totals }: SteppedSeries, say: Say): HorizontalAxis =>
  step === 'year' ? yearAxis(from, totals.length) : monthAxis(from, totals.length, say)

type Told = { readonly span: FigureSpan; readonly say: Say }

/** 'Hele periode', which ends with the figures where its last year is not whole. */
export function wholePeriod(years: YearRange, { span, say }: Told): string {
  const { until } = span
  const period =
    until === null || partialYearIn(years, until) === null
      ? say('chart.wholePeriod')
      : say('chart.wholePeriodTo', { month: showLongMonth(firstDayOfMonth(until), say) })
  return markedYears(period, years, { span, say })
}
