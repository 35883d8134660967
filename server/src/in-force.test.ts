import { aLicence, day } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { licenceStanding, timeInForce } from './in-force.ts'

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
})
