import type { YearRange } from '../../time/years.ts'
import type { Subject } from '../figure.ts'
import { monthNumber } from './month-number.ts'
import { commonest } from './commonest.ts'
import type { Reported } from './reported.ts'
import { knownSum, withoutNoise } from '../units.ts'

/** How many subjects a chart of a selection shows by name; more bands than these cannot be told apart. */
export const LARGEST = 5

/** How many of so many subjects are named: a single other one is named too. */
export const namedOf = (subjects: number, most = LARGEST): number => (subjects <= most + 1 ? subjects : most)

type Band = {
  /** Null for all the others together. */
  readonly subject: Subject | null
  /** A value for every month, null where nothing was reported. */
  readonly values: readonly (number | null)[]
  /** Null where nothing was reported. */
  readonly total: number | null
}

export type SelectionSeries = {
  /** The first month. */
  readonly from: number
  /** The largest subjects, the largest first, and at the end all the others together. */
  readonly bands: readonly Band[]
  readonly totals: readonly (number | null)[]
  readonly total: number | null
  /** How many subjects the last band holds; none when every subject has a band of its own. */
  readonly others: number
}

/** The first month of some years, and how many they have. */
export function monthsOf({ yearStart, yearEnd }: YearRange): {
  readonly from: number
  readonly count: number
} {
  const from = monthNumber(yearStart, 0)
  return { from, count: monthNumber(yearEnd + 1, 0) - from }
}

/** The total per month over the chosen years, stacked by the largest subjects, the rest as one band. */
export function selectionSeries(
  reported: readonly Reported[],
  years: YearRange,
  most = LARGEST,
): SelectionSeries {
  const { from, count } = monthsOf(years)
  const largest = subjectsBySize(reported)
  const named = namedOf(largest.length, most)
  const places = new Map(largest.map(({ key }, at) => [key, Math.min(at, named)]))
  const sums = Array.from({ length: named + 1 }, () => new MonthSums(count))
  for (const { key, from: first, values } of reported)
    sums[places.get(key) ?? named]?.add(first - from, values)
  const all = new MonthSums(count)
  for (const { values } of sums) all.add(0, values)
  // Who reported nothing but zeros is none of those that a sentence counts either.
  const others = largest.slice(named).filter(({ size }) => size !== 0).length
  const { values: totals, total } = all.told()
  return {
    from,
    bands: sums
      .slice(0, others > 0 ? named + 1 : named)
      .map((sum, at) => ({ subject: at < named ? subjectOf(largest[at]!) : null, ...sum.told() })),
    totals,
    total,
    others,
  }
}

type SizedSubject = Subject & { readonly size: number }

const subjectOf = ({ key, name }: SizedSubject): Subject => ({ key, name })

/**
 * The subjects of a selection in the places that they have, else the largest first; of equals the one whose name comes first. Who reported nothing of what
 * is counted has no place among them: a well that only injects is no small producer.
 */
function subjectsBySize(reported: readonly Reported[]): readonly SizedSubject[] {
  const sizes = new Map<string, { readonly names: string[]; readonly place: number; size: number }>()
  for (const { key, name, place = 0, values } of reported) {
    const size = knownSum(values)
    if (size === null) continue
    const known = sizes.get(key) ?? { names: [], place, size: 0 }
    known.names.push(name)
    known.size += size
    sizes.set(key, known)
  }
  return [...sizes]
    .map(([key, { names, place, size }]) => ({ key, name: commonest(names), place, size }))
    .toSorted((a, b) => a.place - b.place || b.size - a.size || (a.name < b.name ? -1 : 1))
}

/** Adds up values by month, and knows a month without any value from a month of nothing. */
export class MonthSums {
  readonly #sums: (number | null)[]

  constructor(count: number) {
    this.#sums = Array.from({ length: count }, () => null)
  }

  get values(): readonly (number | null)[] {
    return this.#sums
  }

  /** Values of the month at a place and of those after it; a plain loop, for there are a hundred thousand of them. */
  add(from: number, values: readonly (number | null)[]): void {
    const sums = this.#sums
    const end = Math.min(values.length, sums.length - from)
    for (let at = Math.max(0, -from); at < end; at++) {
      const value = values[at]!
      if (value !== null) sums[from + at] = (sums[from + at] ?? 0) + value
    }
  }

  told(): { values: (number | null)[]; total: number | null } {
    return {
      values: this.#sums.map((sum) => (sum === null ? null : withoutNoise(sum))),
      total: knownSum(this.#sums),
    }
  }
}
