import { day } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { speak } from '../texts/index.ts'
import { showLongDay, showLongMonth } from './long-dates.ts'
import { showMoment } from './moment.ts'

describe('a production month', () => {
  it('is shown as its long name and year, from the texts [S9.41]', () => {
    expect(showLongMonth(day('2026-10-01'), speak('nl'))).toBe('oktober 2026')
    expect(showLongMonth(day('2026-10-01'), speak('en'))).toBe('October 2026')
  })
})

describe('a day in a sentence', () => {
  it('is written with the name of its month', () => {
    expect(showLongDay(day('2026-09-03'), speak('nl'))).toBe('3 september 2026')
    expect(showLongDay(day('2026-09-30'), speak('en'))).toBe('30 September 2026')
  })
  it('has a time on the clock in Amsterdam, also past midnight there [D23.12]', () => {
    expect(showMoment(new Date('2026-09-30T12:05:33Z'), speak('nl'))).toBe('30 september 2026, 14:05')
    expect(showMoment(new Date('2026-12-31T23:30:00Z'), speak('en'))).toBe('1 January 2027, 00:30')
  })
})
