import { describe, expect, it } from 'vitest'
import { nearestYear, pastRows, wasThere } from './past-rows.ts'

const years = {
  day: '2026-09-30',
  first: 1960,
  last: 2026,
  layers: {
    fields: { keys: [10, 20, 30], from: [1960, 1970, null], until: [2026, 1999, null], unknown: [2] },
  },
  production: { first: 2003, last: 2025, began: [1975, null, null], years: [[2003, 2025], [], []] },
}

/** In another order than the call has them, and with one that it does not know. */
const past = pastRows('fields', { keys: [30, 20, 10, 99] }, years)!
const [UNKNOWN, GONE, STANDING, STRANGE] = [0, 1, 2, 3]

describe('the years of the rows of a layer', () => {
  it('are joined by key, and both the first and the last count [D27.73]', () => {
    const thereIn = (row: number) =>
      [1959, 1960, 1970, 1999, 2000, 2026].filter((year) => wasThere(past, row, year))
    expect(thereIn(STANDING)).toEqual([1960, 1970, 1999, 2000, 2026])
    expect(thereIn(GONE)).toEqual([1970, 1999])
    expect([...thereIn(UNKNOWN), ...thereIn(STRANGE)]).toEqual([])
    expect([...past.unknown]).toEqual([UNKNOWN])
  })
  it('are none of a layer without dates', () => {
    expect(pastRows('seismic-lines', { keys: [1] }, years)).toBeNull()
  })
  it('tell production by figures where there are any, before them by its start, after them by the last [D27.74]', () => {
    const producing = [1974, 1975, 2002, 2003, 2004, 2025, 2026].filter((year) =>
      past.produced(STANDING, year),
    )
    expect(producing).toEqual([1975, 2002, 2003, 2025, 2026])
    expect(past.produced(GONE, 1990)).toBe(false)
  })
  it('are asked for within what is known', () => {
    expect([1800, 1985, 2100].map((year) => nearestYear(year, years))).toEqual([1960, 1985, 2026])
  })
})
