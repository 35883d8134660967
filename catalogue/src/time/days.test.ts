import { licences } from '../registers/index.ts'
import { aLicence, day } from '@datacentre/fixtures'
import { namesShown } from '@datacentre/fixtures/listing'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromAddress, toAddress } from '../list/address.ts'
import {
  dayOf,
  knownDay,
  readDay,
  readMonth,
  showDay,
  showMonth,
  todayInAmsterdam,
  writeDay,
  writeMonth,
  yearOf,
} from './days.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('calendar days', () => {
  it('are shown as dd-MM-yyyy, with four digits of the year [D9.8]', () => {
    expect(showDay(day('1984-12-31'))).toBe('31-12-1984')
    expect(showDay(day('1903-01-05'))).toBe('05-01-1903')
  })
  it('are shown as MM-yyyy for release dates', () => {
    expect(showMonth(day('2006-07-01'))).toBe('07-2006')
  })
  it('are written and read as yyyy-MM-dd, also before 1970', () => {
    expect(writeDay(day('1850-02-03'))).toBe('1850-02-03')
    expect(readDay('1850-02-03')).toBe(day('1850-02-03'))
    expect(writeMonth(day('1999-11-01'))).toBe('1999-11')
    expect(readMonth('1999-11')).toBe(day('1999-11-01'))
  })
  it('that do not exist are refused', () => {
    expect(readDay('2023-02-30')).toBeNull()
    expect(readDay('2023-13-01')).toBeNull()
    expect(readDay('23-01-01')).toBeNull()
    expect(readMonth('2023-13')).toBeNull()
  })
  it('in a year of fewer than four digits are refused: PostgreSQL has no year 0', () => {
    expect(readDay('0000-01-01')).toBeNull()
    expect(readDay('0999-12-31')).toBeNull()
    expect(readDay('1000-01-01')).toBe(day('1000-01-01'))
    expect(readDay('9999-12-31')).toBe(day('9999-12-31'))
    expect(readMonth('0000-01')).toBeNull()
  })
  it('come back from text as they went in, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 2200 }), fc.integer({ min: 0, max: 366 }), (year, nth) => {
        const someDay = dayOf(year, 1, 1)! + nth * 86_400_000
        expect(readDay(writeDay(someDay))).toBe(someDay)
      }),
    )
  })
  it('of 1 January 1800 and 1801 are placeholders and count as missing [D9.5]', () => {
    expect(knownDay(day('1800-01-01'))).toBeNull()
    expect(knownDay(day('1801-01-01'))).toBeNull()
    expect(knownDay(day('1801-01-02'))).toBe(day('1801-01-02'))
    expect(knownDay(null)).toBeNull()
  })
  it.each([
    ['Pacific/Honolulu', 600],
    ['Pacific/Kiritimati', -840],
  ])('are the same in the time zone %s [D9.6]', (zone, minutesBehind) => {
    vi.stubEnv('TZ', zone)
    // The clock of this process really moved, so a day that were local would show.
    expect(new Date(0).getTimezoneOffset()).not.toBe(0)
    expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(minutesBehind)
    expect(readDay('1984-12-31')).toBe(Date.UTC(1984, 11, 31))
    expect([showDay(day('1984-12-31')), writeDay(day('1984-12-31'))]).toEqual(['31-12-1984', '1984-12-31'])
    expect([showMonth(day('2006-07-01')), yearOf(day('2006-01-01'))]).toEqual(['07-2006', 2006])
    expect(todayInAmsterdam(new Date('2026-11-14T23:30:00Z'))).toBe(day('2026-11-15'))
    expect(fromAddress(toAddress({ startDate: day('1850-02-03') }))).toEqual({ startDate: day('1850-02-03') })
    const rows = [aLicence({ grantedDate: day('2005-01-01') })]
    expect(namesShown(licences, rows, fromAddress('grantedStart=2005-01-01'))).toHaveLength(1)
    expect(namesShown(licences, rows, fromAddress('grantedEnd=2004-12-31'))).toEqual([])
  })
  it('today is today in Amsterdam [D9.7]', () => {
    expect(todayInAmsterdam(new Date('2026-11-14T23:30:00Z'))).toBe(day('2026-11-15'))
    expect(todayInAmsterdam(new Date('2026-07-14T22:30:00Z'))).toBe(day('2026-07-15'))
    expect(todayInAmsterdam(new Date('2026-07-14T21:30:00Z'))).toBe(day('2026-07-14'))
  })
  it('today is what the time zone of Amsterdam says, in every night of forty years [D9.7]', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' })
    const nights = (day('2040-01-01') - day('2000-01-01')) / 86_400_000
    const moments = Array.from({ length: nights }, (_, night) =>
      [21, 22, 23].map((hour) => new Date(Date.UTC(2000, 0, 1 + night, hour, 30))),
    ).flat()
    expect(moments.map((now) => writeDay(todayInAmsterdam(now)))).toEqual(
      moments.map((now) => zone.format(now)),
    )
  })
})
