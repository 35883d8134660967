import type { YearRange } from '../time/years.ts'
import type { Subject } from './figure.ts'
import { monthNumber } from './month-number.ts'
import type { Reported } from './reported.ts'
import { withoutNoise } from './units.ts'

/** How many subjects a chart of a selection shows by name; more bands than these cannot be told apart. */
export const LARGEST = 5

export type Band = {
  /** Null for all the others together. */
  readonly subject: Subject | null
  /** A value for every month, null where nothing was reported. */
  readonly values: readonly (number | null)[]
  readonly total: number
}

export type SelectionSeries = {
  /** The first month. */
  readonly from: number
  /** The largest subjects, the largest first, and at the end all the others together. */
  readonly bands: readonly Band[]
  readonly totals: readonly (number | null)[]
  readonly total: number
  /** How many subjects the last band holds; none when every subject has a band of its own. */
  readonly others: number
}

/** The total per month over the chosen years, stacked by the largest subjects, the rest as one band. */
export function selectionSeries(reported: readonly Reported[], years: YearRange): SelectionSeries {
  const from = monthNumber(years.yearStart, 0)
  const count = monthNumber(years.yearEnd + 1, 0) - from
  const largest = subjectsBySize(reported)
  const named = largest.length <= LARGEST + 1 ? largest.length : LARGEST
  const places = new Map(largest.map(({ key }, at) => [key, Math.min(at, named)]))
  const sums = Array.from({ length: named + 1 }, () => new MonthSums(count))
  const all = new MonthSums(count)
  for (const { key, from: first, values } of reported) {
    const band = sums[places.get(key) ?? named]
    values.forEach((value, at) => {
      band?.add(first + at - from, value)
      all.add(first + at - from, value)
    })
  }
  const others = largest.length - named
  return {
    from,
    bands: sums
      .slice(0, others > 0 ? named + 1 : named)
      .map((sum, at) => ({ subject: at < named ? largest[at]! : null, ...sum.told() })),
    totals: all.told().values,
    total: all.told().total,
    others,
  }
}

/** The subjects of a selection, the largest first; of equals the one whose name comes first. */
function subjectsBySize(reported: readonly Reported[]): readonly Subject[] {
  const sizes = new Map<string, Subject & { size: number }>()
  for (const { key, name, values } of reported) {
    const known = sizes.get(key) ?? { key, name, size: 0 }
    for (const value of values) known.size += value ?? 0
    sizes.set(key, known)
  }
  return [...sizes.values()]
    .toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
    .map(({ key, name }) => ({ key, name }))
}

/** Adds up values by month, and knows a month without any value from a month of nothing. */
class MonthSums {
  readonly #sums: Float64Array
  readonly #isReported: Uint8Array

  constructor(count: number) {
    this.#sums = new Float64Array(count)
    this.#isReported = new Uint8Array(count)
  }

  add(at: number, value: number | null): void {
    if (value === null || at < 0 || at >= this.#sums.length) return
    this.#sums[at]! += value
    this.#isReported[at] = 1
  }

  told(): { values: (number | null)[]; total: number } {
    return {
      values: Array.from(this.#sums, (sum, at) => (this.#isReported[at] === 1 ? withoutNoise(sum) : null)),
      total: withoutNoise(this.#sums.reduce((sum, value) => sum + value, 0)),
    }
  }
}
