import { describe, expect, it } from 'vitest'
import { cumulative, highestOf, historyOf, lastOf, lateStart, shareOf, sumOf } from './history.ts'
import { monthNumber } from './month-number.ts'
import type { Reported } from './reported.ts'

const of = (year: number, values: readonly (number | null)[]): Reported => ({
  key: '711',
  name: 'Oosterveen',
  from: monthNumber(year, 0),
  values,
})

describe('the history of a subject', () => {
  const history = historyOf([of(2004, [5, null, 7]), of(2006, [1])])

  it('starts with its first report and ends with the last [D28.31]', () => {
    expect(history.months[0]).toEqual({ at: monthNumber(2004, 0), value: 5 })
    expect(history.months.at(-1)).toEqual({ at: monthNumber(2006, 0), value: 1 })
  })
  it('goes on to the last month of the dataset', () => {
    const { months, years } = historyOf([of(2004, [5])], monthNumber(2005, 8))
    expect(months.at(-1)).toEqual({ at: monthNumber(2005, 8), value: null })
    expect(years.at(-1)).toEqual({ at: 2005, value: null })
  })
  it('has a year for each year, the sum of its months, empty where nothing was reported', () => {
    expect(history.years).toEqual([
      { at: 2004, value: 12 },
      { at: 2005, value: null },
      { at: 2006, value: 1 },
    ])
  })
  it('adds up to what the months add up to', () => {
    const sum = (points: readonly { value: number | null }[]) =>
      points.reduce((total, { value }) => total + (value ?? 0), 0)
    expect(sum(history.months)).toBe(sum(history.years))
    expect(sum(history.months)).toBe(sumOf([of(2004, [5, null, 7]), of(2006, [1])]))
  })
  it('of a subject that never reported is empty', () => {
    expect(historyOf([])).toEqual({ months: [], years: [] })
    expect(historyOf([of(2004, [null])], monthNumber(2005, 8))).toEqual({ months: [], years: [] })
  })
  it('starts in the middle of a year where that is when reports begin, and tells it [D28.31]', () => {
    const late = historyOf([of(2015, [null, null, 0, 3])])
    expect(late.months.map(({ value }) => value)).toEqual([0, 3])
    expect(late.years).toEqual([{ at: 2015, value: 3 }])
    expect(lateStart(late)).toBe(monthNumber(2015, 2))
    expect(lateStart(historyOf([of(2003, [1])]))).toBeNull()
    expect(lateStart(historyOf([]))).toBeNull()
  })
})

describe('a cumulative history', () => {
  const added = (values: readonly (number | null)[]) =>
    cumulative(values.map((value, at) => ({ at, value }))).map(({ value }) => value)

  it('gives at each point everything up to and including it', () => {
    expect(added([1, 2, 3])).toEqual([1, 3, 6])
  })
  it('stays level over a point without a report', () => {
    expect(added([1, null, 3])).toEqual([1, 1, 4])
  })
  it('is empty before the first report and after the last', () => {
    expect(added([null, 2, null])).toEqual([null, 2, null])
  })
})

describe('what a history says', () => {
  const { months, years } = historyOf([of(2004, [5, 9, null]), of(2005, [14])])

  it('is its highest year, the first of two that are as high', () => {
    expect(highestOf(years)).toEqual({ at: 2004, value: 14 })
  })
  it('is its last month with a report', () => {
    expect(lastOf(months)).toEqual({ at: monthNumber(2005, 0), value: 14 })
  })
  it('is nothing where nothing was reported', () => {
    expect(highestOf([{ at: 2003, value: null }])).toBeNull()
    expect(lastOf([])).toBeNull()
  })
  it('is a year of nothing where only that was reported', () => {
    expect(highestOf([{ at: 2003, value: 0 }])).toEqual({ at: 2003, value: 0 })
  })
  it('is its share in the national total, none in a total of nothing', () => {
    expect(shareOf(25, 200)).toBe(0.125)
    expect(shareOf(0, 0)).toBeNull()
  })
})
