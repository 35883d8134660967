import { aLicence, day } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { licenceStanding, timeInForce, yearsInForce } from './in-force.ts'

const today = day('2026-09-30')
const standing = (given: Parameters<typeof aLicence>[0]) => licenceStanding(aLicence(given), today)

describe('a licence', () => {
  it('stands today as its status says, whatever its dates are', () => {
    expect(standing({ status: 'EXPIRED', grantedDate: day('1990-01-01'), expiryDate: null })).toBe('expired')
    expect(standing({ status: 'EXPIRED', expiryDate: day('2040-01-01') })).toBe('expired')
    expect(standing({ status: 'EFFECTIVE', grantedDate: null })).toBe('inForce')
    expect(standing({ status: 'EXTENDEDWVA', expiryDate: day('2020-01-01') })).toBe('inForce')
    expect(standing({ status: 'APPLIED', grantedDate: day('1990-01-01') })).toBe('applied')
  })
  it('stands by its dates where it has no status', () => {
    expect(standing({ grantedDate: day('1990-01-01'), expiryDate: today })).toBe('inForce')
    expect(standing({ grantedDate: day('1990-01-01'), expiryDate: day('2026-09-29') })).toBe('expired')
  })
  it('was in force from its grant to its end, and until now where it still stands', () => {
    const granted = day('1990-01-01')
    const time = (given: Parameters<typeof aLicence>[0]) => timeInForce(aLicence(given), today)
    expect(time({ status: 'EXPIRED', grantedDate: granted, expiryDate: day('2000-01-01') })).toEqual([
      granted,
      day('2000-01-01'),
    ])
    expect(time({ status: 'EXTENDEDWVA', grantedDate: granted, expiryDate: day('2020-01-01') })).toEqual([
      granted,
      Infinity,
    ])
    for (const unknown of [null, day('1801-01-01')])
      expect(time({ status: 'VALID', grantedDate: unknown })).toBeNull()
    expect(time({ status: 'EXPIRED', grantedDate: granted, expiryDate: null })).toBeNull()
  })
  it('was in force in the years at whose end it was, and stands in the year of the data as its status says [D27.73]', () => {
    const granted = day('1990-06-01')
    const years = (given: Parameters<typeof aLicence>[0]) =>
      yearsInForce(aLicence({ grantedDate: granted, ...given }), today)
    expect(years({ status: 'EXPIRED', expiryDate: day('2000-12-30') })).toEqual([1990, 1999])
    expect(years({ status: 'EXPIRED', expiryDate: day('2000-12-31') })).toEqual([1990, 2000])
    expect(years({ status: 'EXPIRED', expiryDate: day('1990-12-01') })).toBeNull()
    // It is no longer in force on the day of the data, though its end date is still to come.
    expect(years({ status: 'EXPIRED', expiryDate: day('2040-01-01') })).toEqual([1990, 2025])
    expect(years({ status: 'EFFECTIVE', expiryDate: day('2000-01-01') })).toEqual([1990, 2026])
    expect(years({ status: 'EFFECTIVE', grantedDate: null })).toEqual([2026, 2026])
    expect(years({ status: 'APPLIED' })).toBeNull()
  })
})
