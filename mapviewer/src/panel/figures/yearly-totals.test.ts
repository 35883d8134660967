import { describe, expect, it } from 'vitest'
import { totalsOfMonths, totalsOfYears } from './yearly-totals.ts'

describe('production by year', () => {
  it('takes the total of each year, in order', () => {
    expect(
      totalsOfYears([
        { year: 2005, total: 3, jan: 1, dec: 2 },
        { year: 2004, total: 2, mar: 2 },
      ]),
    ).toEqual([
      { year: 2004, total: 2 },
      { year: 2005, total: 3 },
    ])
  })
  it('leaves out a year without a single report, which the wire totals as 0 [D28.24]', () => {
    expect(
      totalsOfYears([
        { year: 2004, total: 0, jan: null, feb: null },
        { year: 2005, total: 0, jan: 0, feb: null },
      ]),
    ).toEqual([{ year: 2005, total: 0 }])
  })
  it('sums months of a geothermal well, and leaves out what was not reported', () => {
    const month = (date: string, h2oProd: number | null) => ({ startDate: Date.parse(date), h2oProd })
    expect(
      totalsOfMonths([month('2010-01-01', 10), month('2010-12-01', 5), month('2011-01-01', null)], 'h2oProd'),
    ).toEqual([{ year: 2010, total: 15 }])
  })
})
