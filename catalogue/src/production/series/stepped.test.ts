import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthNumber } from './month-number.ts'
import { selectionSeries } from './selection-series.ts'
import { inSteps } from './stepped.ts'

const years = { yearStart: 2024, yearEnd: 2025 }
const value = fc.option(fc.integer({ min: 0, max: 1000 }))
const reported = fc.array(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    name: fc.constant('name'),
    from: fc.constantFrom(monthNumber(2024, 0), monthNumber(2025, 0)),
    values: fc.array(value, { minLength: 12, maxLength: 12 }),
  }),
)
const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, one) => total + (one ?? 0), 0)

describe('the series of a selection', () => {
  it('comes to the same by year as by month, and added up ends at the total', () => {
    fc.assert(
      fc.property(reported, (rows) => {
        const byMonth = selectionSeries(rows, years)
        const byYear = inSteps(byMonth, 'year')
        expect(byYear.from).toBe(2024)
        expect(byYear.totals).toHaveLength(2)
        for (const [at, total] of byYear.totals.entries()) {
          const months = rows
            .filter(({ from }) => from === monthNumber(2024 + at, 0))
            .flatMap((row) => row.values)
          expect(total).toBe(months.every((one) => one === null) ? null : sum(months))
        }
        const addedUp = inSteps(byMonth, 'cumulative')
        expect(addedUp.totals.findLast((one) => one !== null) ?? null).toBe(byMonth.total)
      }),
    )
  })
  it('added up is empty before the first report and after the last, and stays level between', () => {
    const values = [null, 1, null, 2, ...Array.from({ length: 8 }, () => null)]
    const row = { key: 'a', name: 'A', from: monthNumber(2024, 0), values }
    const { totals } = inSteps(selectionSeries([row], { yearStart: 2024, yearEnd: 2024 }), 'cumulative')
    expect(totals.slice(0, 6)).toEqual([null, 1, 1, 3, null, null])
  })
})
