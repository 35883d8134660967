/** The seismic year filter starts here (S5). */
export const EARLIEST_SEISMIC_YEAR = 1900

/** Production has been reported by month since then (S5). */
export const EARLIEST_PRODUCTION_YEAR = 2003

/** Where a survey name such as `L2NAM1984A` keeps its year: characters 5 to 8, counted from zero (D13). */
const YEAR_AT = { from: 5, to: 9 } as const

export function surveyYear(name: string | null): number | null {
  const part = name?.slice(YEAR_AT.from, YEAR_AT.to) ?? ''
  return /^\d{4}$/.test(part) ? Number(part) : null
}

/** Every year from one up to and including another. */
export const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

export type Years = { readonly start: number | null; readonly end: number | null }

/** A row without a year in its name is dropped as soon as a year is asked (S5). */
export function liesInYears(year: number | null, asked: Years): boolean {
  if (asked.start === null && asked.end === null) return true
  if (year === null) return false
  return (asked.start === null || year >= asked.start) && (asked.end === null || year <= asked.end)
}

export type YearRange = { readonly yearStart: number; readonly yearEnd: number }

/**
 * A figure screen opens on last year through this year (S5). Of a dataset whose figures ended before that it would then show
 * nothing, so it opens on the last two years that have any.
 */
export function defaultYearRange(thisYear: number, lastYear: number | null = null): YearRange {
  const hasEnded = lastYear !== null && lastYear >= EARLIEST_PRODUCTION_YEAR && lastYear < thisYear - 1
  const yearEnd = hasEnded ? lastYear : thisYear
  return { yearStart: Math.max(EARLIEST_PRODUCTION_YEAR, yearEnd - 1), yearEnd }
}

/** What is asked when the range is incomplete: one year stands for both bounds, none for last year (S5). */
export function yearRangeOrDefault(asked: Years, thisYear: number): YearRange {
  const yearStart = asked.start ?? asked.end ?? thisYear - 1
  return { yearStart, yearEnd: asked.end ?? yearStart }
}

export const isProductionYear = (year: number, thisYear: number): boolean =>
  Number.isInteger(year) && year >= EARLIEST_PRODUCTION_YEAR && year <= thisYear

/** What the lists of years would let through: a year out of bounds is dropped, and an end before the start too. */
export function allowedYears({ start, end }: Years, thisYear: number): Years {
  const inList = (year: number | null): number | null =>
    year !== null && year >= EARLIEST_SEISMIC_YEAR && year <= thisYear ? year : null
  const from = inList(start)
  const to = inList(end)
  return { start: from, end: from !== null && to !== null && to < from ? null : to }
}
