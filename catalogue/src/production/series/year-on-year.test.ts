import { describe, expect, it } from 'vitest'
import { monthNumber } from './month-number.ts'
import { answerOf } from './year-on-year.ts'

const year = (key: string, of: number, values: readonly (number | null)[]) => ({
  key,
  name: key,
  from: monthNumber(of, 0),
  values: [...values, ...Array.from({ length: 12 - values.length }, () => null)],
})

describe('what a selection answers', () => {
  it('is its last year beside the year before, and everything together', () => {
    const rows = [year('a', 2024, [10, 10]), year('b', 2024, [5]), year('a', 2025, [6]), year('c', 2025, [0])]
    expect(answerOf(rows, null)).toEqual({
      subjects: 2,
      total: 31,
      last: { year: 2025, subjects: 1, total: 6, before: 25 },
    })
  })
  it('compares a year that is not whole with the same months only [D28.23]', () => {
    const rows = [year('a', 2025, [1, 2, 4, 8]), year('a', 2026, [3, 3])]
    expect(answerOf(rows, monthNumber(2026, 1))?.last).toEqual({
      year: 2026,
      subjects: 1,
      total: 6,
      before: 3,
    })
  })
  it('compares one year with the year before where that is known, and never with nothing', () => {
    const rows = [year('a', 2025, [4])]
    expect(answerOf(rows, null)?.last.before).toBeNull()
    expect(answerOf(rows, null, [year('a', 2024, [8])])?.last.before).toBe(8)
    expect(answerOf(rows, null, [year('a', 2024, [null])])?.last.before).toBeNull()
  })
  it('is nothing where nothing was reported', () => {
    expect(answerOf([], null)).toBeNull()
    expect(answerOf([year('a', 2025, [null])], null)).toBeNull()
  })
})
