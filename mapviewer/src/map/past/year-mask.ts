import { wasThere, type PastRows } from './past-rows.ts'

/** Which rows the year leaves that the map is set to. A step to another is one number that changes: nothing is made anew. */
export type YearMask = {
  readonly year: () => number
  /** True where another year changes what is drawn. */
  readonly setYear: (year: number) => boolean
  readonly setPast: (past: PastRows | null) => void
  readonly isThere: (row: number) => boolean
}

export function createYearMask(): YearMask {
  let [shown, past]: [number, PastRows | null] = [0, null]
  return {
    year: () => shown,
    setYear: (year) => {
      const changes = past !== null && year !== shown
      shown = year
      return changes
    },
    setPast: (rows) => {
      past = rows
    },
    isThere: (row) => past === null || wasThere(past, row, shown),
  }
}
