import type { Product, ProductionType } from '@datacentre/catalogue/codes/production'
import { months } from '@datacentre/catalogue/production/series/months'
import { FIRST_YEAR } from '../timeline.ts'

/**
 * What one subject produced of one product, month by month from January 2003: in thousandths of the unit, so that sums are
 * sums of whole numbers; NaN for a month without a report.
 */
export type Series = {
  readonly product: Product
  readonly productionType: ProductionType
  readonly months: Float64Array
}

export const emptyMonths = (count: number): Float64Array => new Float64Array(count).fill(NaN)

/** Adds figures to a sum in which a month is empty only when it is empty in all of them. */
export function addMonths(sum: Float64Array, months: Float64Array): void {
  for (let month = 0; month < sum.length; month++) {
    const value = months[month] ?? NaN
    if (Number.isNaN(value)) continue
    const so = sum[month] ?? NaN
    sum[month] = Number.isNaN(so) ? value : so + value
  }
}

/** The sums of many series by product and production type, in the order in which they first come. */
export class SeriesSum {
  readonly #sums = new Map<string, Series>()
  readonly #count: number

  constructor(count: number) {
    this.#count = count
  }

  add({ product, productionType, months }: Series): void {
    const key = `${product} ${productionType}`
    const known = this.#sums.get(key) ?? { product, productionType, months: emptyMonths(this.#count) }
    this.#sums.set(key, known)
    addMonths(known.months, months)
  }

  all(): readonly Series[] {
    return [...this.#sums.values()]
  }
}

type MonthValues = Record<(typeof months)[number], number | null>

export type Year = MonthValues & Pick<Series, 'product' | 'productionType'> & { readonly year: number }

const THOUSANDTHS = 1000

/** The yearly rows of a series: the years in which at least one month was reported. */
export function* yearsOfSeries(series: Series): Iterable<Year> {
  for (let first = 0; first < series.months.length; first += 12) {
    const values = {} as MonthValues
    let reported = false
    months.forEach((name, at) => {
      const value = series.months[first + at] ?? NaN
      reported ||= !Number.isNaN(value)
      values[name] = Number.isNaN(value) ? null : value / THOUSANDTHS
    })
    if (!reported) continue
    const { product, productionType } = series
    yield { year: FIRST_YEAR + first / 12, product, productionType, ...values }
  }
}
