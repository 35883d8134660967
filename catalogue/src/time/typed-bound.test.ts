import { day } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { readBound, type Half } from './typed-bound.ts'

const today = day('2026-11-15')
const read = (typed: string, half: Half, period: { start?: string; end?: string } = {}) =>
  readBound(typed, half, {
    start: period.start === undefined ? null : day(period.start),
    end: period.end === undefined ? null : day(period.end),
    today,
  })

describe('A date typed in a period', () => {
  it('is the day it says', () => {
    expect(read('31-12-1984', 'start')).toEqual({ day: day('1984-12-31') })
    expect(read('31-12-1984', 'end', { start: '1984-12-31' })).toEqual({ day: day('1984-12-31') })
  })
  it('asks nothing when it is empty', () => {
    expect(read('  ', 'start')).toEqual({ day: null })
  })
  it('is refused when it is no date', () => {
    expect(read('30-02-1984', 'start')).toEqual({ fault: 'period.notADate' })
    expect(read('84', 'end')).toEqual({ fault: 'period.notADate' })
  })
  it('lies between 1800 and today', () => {
    expect(read('31-12-1799', 'start')).toEqual({ fault: 'period.tooEarly' })
    expect(read('31-12-1799', 'end')).toEqual({ fault: 'period.tooEarly' })
    expect(read('01-01-1800', 'start')).toEqual({ day: day('1800-01-01') })
    expect(read('15-11-2026', 'end')).toEqual({ day: today })
    expect(read('16-11-2026', 'start')).toEqual({ fault: 'period.inTheFuture' })
    expect(read('16-11-2026', 'end')).toEqual({ fault: 'period.inTheFuture' })
  })
  it('does not start after the end or end before the start', () => {
    expect(read('02-01-2000', 'start', { end: '2000-01-01' })).toEqual({ fault: 'period.startTooLate' })
    expect(read('01-01-2000', 'end', { start: '2000-01-02' })).toEqual({ fault: 'period.endTooEarly' })
  })
})
