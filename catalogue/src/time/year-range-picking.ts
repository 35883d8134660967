import { yearRangeOrDefault, type YearRange, type Years } from './years.ts'

/** A range as it is picked: the first year opens a new range, the second completes it. */
export const NO_YEARS: Years = { start: null, end: null }

export const isComplete = ({ start, end }: Years): boolean => start !== null && end !== null

export function afterYearPicked(picked: Years, year: number): Years {
  if (picked.start === null || isComplete(picked)) return { start: year, end: null }
  return { start: Math.min(picked.start, year), end: Math.max(picked.start, year) }
}

/** What a closed calendar asks: one year stands for both bounds; null when nothing was picked. */
export const pickedRange = (picked: Years, thisYear: number): YearRange | null =>
  picked.start === null ? null : yearRangeOrDefault(picked, thisYear)
