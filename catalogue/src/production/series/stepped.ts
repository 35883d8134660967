import type { ChartStep } from './picture.ts'
import { knownSum, withoutNoise } from '../units.ts'
import { yearOfMonth } from './month-number.ts'
import type { SelectionSeries } from './selection-series.ts'

/** The series of a selection with a value for each bar: `from` is a month, or a year where the step is one. */
export type SteppedSeries = SelectionSeries & { readonly step: ChartStep }

type Values = readonly (number | null)[]

const MONTHS = 12

/** The months of each year added up. A selection begins with a January and ends with a December. */
const byYear = (values: Values): (number | null)[] =>
  Array.from({ length: values.length / MONTHS }, (_, year) => {
    const sum = knownSum(values.slice(year * MONTHS, (year + 1) * MONTHS))
    return sum === null ? null : withoutNoise(sum)
  })

/** Everything up to each month, from the first that was reported to the last month that the selection has figures of. */
function upToEach(values: Values, last: number): (number | null)[] {
  let sum: number | null = null
  return values.map((value, at) => {
    if (value !== null) sum = (sum ?? 0) + value
    return sum === null || at > last ? null : withoutNoise(sum)
  })
}

/** The monthly series of a selection in steps of months or years, or added up. */
export function inSteps(series: SelectionSeries, step: ChartStep): SteppedSeries {
  if (step === 'month') return { ...series, step }
  const last = series.totals.findLastIndex((value) => value !== null)
  const change = step === 'year' ? byYear : (values: Values) => upToEach(values, last)
  return {
    ...series,
    step,
    from: step === 'year' ? yearOfMonth(series.from) : series.from,
    bands: series.bands.map((band) => ({ ...band, values: change(band.values) })),
    totals: change(series.totals),
  }
}
