import { describe, expect, it } from 'vitest'
import { monthNumber } from '../series/month-number.ts'
import type { Reported } from '../series/reported.ts'
import { inSteps } from '../series/stepped.ts'
import { comparedSeries } from './compared-series.ts'

const of = (key: string, year: number, values: readonly (number | null)[]): Reported => ({
  key,
  name: key,
  from: monthNumber(year, 0),
  values,
})

describe('compared subjects', () => {
  const reported = [of('a', 2024, [1, 2, null, 0]), of('b', 2025, [10.1, 20.2]), of('c', 2024, [7])]
  const years = { yearStart: 2024, yearEnd: 2025 }
  const names = ['b', 'a', 'd'].map((key) => ({ key, name: key }))
  const series = comparedSeries(reported, names, years)

  it('have a band each, in the order asked, and nobody else has [D28.34]', () => {
    expect(series.bands.map(({ subject }) => subject?.key)).toEqual(['b', 'a', 'd'])
    expect(series.bands[1]?.values.slice(0, 5)).toEqual([1, 2, null, 0, null])
    expect(series.others).toBe(0)
  })
  it('have what one by one was reported, added up by hand [D28.34]', () => {
    const [b, a, d] = series.bands
    expect([b?.total, a?.total, d?.total]).toEqual([30.3, 3, null])
    expect(series.total).toBe(33.3)
  })
  it('are told by year and added up as a selection is [D28.34]', () => {
    expect(inSteps(series, 'year').bands.map(({ values }) => values)).toEqual([
      [null, 30.3],
      [3, null],
      [null, null],
    ])
    const [b] = inSteps(series, 'cumulative').bands
    expect(b?.values.slice(11, 15)).toEqual([null, 10.1, 30.3, null])
  })
})
