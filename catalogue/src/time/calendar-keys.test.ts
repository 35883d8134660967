import { day } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { calendarEnds, dayAfterKey, monthsOn, monthStart } from './calendar-keys.ts'
import { writeDay } from './days.ts'

const after = (from: string, key: string, shiftKey = false) => {
  const to = dayAfterKey(day(from), { key, shiftKey }, 2026)
  return to === null ? null : writeDay(to)
}

describe('A key in the calendar', () => {
  it('goes a day back or on, over the ends of months and years', () => {
    expect(after('1984-12-31', 'ArrowRight')).toBe('1985-01-01')
    expect(after('1984-03-01', 'ArrowLeft')).toBe('1984-02-29')
  })
  it('goes a week up or down', () => {
    expect(after('1984-12-31', 'ArrowUp')).toBe('1984-12-24')
    expect(after('1984-12-31', 'ArrowDown')).toBe('1985-01-07')
  })
  it('goes to the Sunday and the Saturday of the week', () => {
    expect(after('1984-12-31', 'Home')).toBe('1984-12-30')
    expect(after('1984-12-31', 'End')).toBe('1985-01-05')
    expect(after('1984-12-30', 'Home')).toBe('1984-12-30')
  })
  it('goes a month, and with Shift a year', () => {
    expect(after('1984-12-15', 'PageUp')).toBe('1984-11-15')
    expect(after('1984-12-15', 'PageDown')).toBe('1985-01-15')
    expect(after('1984-12-15', 'PageUp', true)).toBe('1983-12-15')
    expect(after('1984-12-15', 'PageDown', true)).toBe('1985-12-15')
  })
  it('stays between 1800 and this year', () => {
    expect(after('1800-01-10', 'PageUp')).toBe('1800-01-01')
    expect(after('2026-12-10', 'PageDown')).toBe('2026-12-31')
    expect(writeDay(calendarEnds(2026).last)).toBe('2026-12-31')
  })
  it('does nothing when it is another key', () => {
    expect(after('1984-12-31', 'x')).toBeNull()
  })
})

describe('The start of a month', () => {
  it('is its first day', () => {
    expect(writeDay(monthStart(day('1984-02-29')))).toBe('1984-02-01')
  })
})

describe('Months on', () => {
  it('ends on the last day where the month is shorter', () => {
    expect(writeDay(monthsOn(day('1984-03-31'), -1))).toBe('1984-02-29')
    expect(writeDay(monthsOn(day('1984-02-29'), 12))).toBe('1985-02-28')
  })
})
