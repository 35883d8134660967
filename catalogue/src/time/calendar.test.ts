import { describe, expect, it } from 'vitest'
import { calendarWeeks, readTypedDay } from './calendar.ts'
import { showDay } from './days.ts'

describe('a calendar page', () => {
  it('has weeks that start on Sunday [S9.42]', () => {
    for (const { days } of calendarWeeks(2026, 11)) expect(new Date(days[0]!).getUTCDay()).toBe(0)
  })
  it('holds every day of the month once, and whole weeks', () => {
    const days = calendarWeeks(2026, 2).flatMap((week) => week.days)
    expect(days.filter((one) => new Date(one).getUTCMonth() === 1)).toHaveLength(28)
    expect(days).toHaveLength(28)
    expect(calendarWeeks(2026, 11).flatMap((week) => week.days)).toHaveLength(35)
  })
  it('numbers its rows by the ISO week of their Thursday [D13.8]', () => {
    // 1 January 2027 is a Friday: the Thursday of its row is 31 December 2026, in week 53.
    expect(calendarWeeks(2027, 1).map((week) => week.number)).toEqual([53, 1, 2, 3, 4, 5])
    expect(calendarWeeks(2026, 1).map((week) => week.number)).toEqual([1, 2, 3, 4, 5])
  })
})

describe('a typed date', () => {
  it('is read as day, month and year of four digits', () => {
    expect(showDay(readTypedDay('31-12-1984')!)).toBe('31-12-1984')
    expect(showDay(readTypedDay(' 1/2/1984 ')!)).toBe('01-02-1984')
  })
  it('that is no day, or has a short year, is not understood', () => {
    expect(['30-02-1984', '31-12-84', '1984-12-31', 'yesterday', ''].map(readTypedDay)).toEqual(
      Array(5).fill(null),
    )
  })
})
