import type { Unit } from '@datacentre/catalogue/codes/production'

export type Band = {
  readonly name: string
  readonly values: readonly (number | null)[]
  /** Whether it is all that has no band of its own. */
  readonly isOthers?: true
}

/** One picture of the overview with all that is said of it, in one language. */
export type OverviewChart = {
  readonly id: string
  readonly title: string
  /** What it answers, in a sentence or two. */
  readonly sentence: string
  /** What has to be known to read it; null where nothing has. */
  readonly rule: string | null
  /** Years beside each other, or names below each other with the largest first. */
  readonly shape: 'years' | 'ranking'
  /** What the labels are: years, names, statuses. */
  readonly labelHead: string
  readonly labels: readonly string[]
  /** Where the labels lead, below the prefix; null for one that leads nowhere. Absent where none does. */
  readonly leadsTo?: readonly (string | null)[]
  readonly bands: readonly Band[]
  /** Null for things that are counted. */
  readonly unit: Unit | null
  /** What the numbers are in, in words. */
  readonly inUnit: string
  /** The place of the year that is not whole; -1 where every one is. */
  readonly partialAt: number
  /** Until when that year goes, in a sentence; null where every one is whole. */
  readonly partialNote: string | null
  /** From which month its figures are provisional, in a sentence; null where none of them is. */
  readonly provisional: string | null
  /** Where the rows behind it are, below the prefix. */
  readonly rows: string
}

/** All that has to be known to read a chart, a sentence or two each. */
export const notesOf = ({ rule, partialNote, provisional }: OverviewChart): string[] =>
  [rule, partialNote, provisional].filter((note) => note !== null)

/** What all bands come to at a place; null where none of them has a value. */
export function totalAt({ bands }: Pick<OverviewChart, 'bands'>, at: number): number | null {
  let total: number | null = null
  for (const { values } of bands) {
    const value = values[at] ?? null
    if (value !== null) total = (total ?? 0) + value
  }
  return total === null ? null : Math.round(total * 1e6) / 1e6
}
