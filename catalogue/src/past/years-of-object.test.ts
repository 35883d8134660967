import { aBorehole, aField, aLicence, day } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import type { YearlyFigure } from '../production/figure.ts'
import { yearsOfObject } from './years-of-object.ts'
import { yearsProduced } from './years-produced.ts'

const today = day('2026-09-30')
const UNKNOWN = { years: null, isUnknown: true }
const NOT_YET = { years: null, isUnknown: false }

describe('the years of an object', () => {
  it('of a borehole begin with its drilling, and are not known without a day of that [D27.73]', () => {
    const years = (startDate: number | null) => yearsOfObject.boreholes(aBorehole({ startDate }), today)
    expect(years(day('1985-12-31'))).toEqual({ years: [1985, 2026], isUnknown: false })
    for (const startDate of [null, day('1801-01-01')]) expect(years(startDate)).toEqual(UNKNOWN)
    expect(years(day('2026-10-01'))).toEqual(NOT_YET)
  })
  it('of a field begin with its discovery, or with its production where that is earlier or alone known [D27.73]', () => {
    const years = (given: Parameters<typeof aField>[0]) => yearsOfObject.fields(aField(given), today)
    const prodStartDate = day('1975-03-01')
    expect(years({ fieldDiscoveryYear: 1970, prodStartDate }).years).toEqual([1970, 2026])
    expect(years({ fieldDiscoveryYear: 1980, prodStartDate }).years).toEqual([1975, 2026])
    expect(years({ fieldDiscoveryYear: null, prodStartDate }).years).toEqual([1975, 2026])
    expect(years({ fieldDiscoveryYear: null, prodStartDate: null })).toEqual(UNKNOWN)
  })
  it('of a licence are those in force; one that was only applied for has none, and misses nothing [D27.73]', () => {
    const years = (given: Parameters<typeof aLicence>[0]) => yearsOfObject.licences(aLicence(given), today)
    expect(years({ status: 'APPLIED', grantedDate: null })).toEqual(NOT_YET)
    expect(years({ status: 'EXPIRED', grantedDate: day('1990-01-01'), expiryDate: null })).toEqual(UNKNOWN)
    // Its status tells that it stands now, and nothing since when.
    expect(years({ status: 'VALID', grantedDate: null })).toEqual({ years: [2026, 2026], isUnknown: true })
  })
})

describe('the years in which a field produced', () => {
  it('are those with gas, oil, condensate, salt or brine, not with nothing, water, or what was put in [D27.74]', () => {
    const figure = (year: number, given: Partial<YearlyFigure> = {}) =>
      ({ fieldDbk: 1, year, product: 'Gas', production: 'Produced', total: 5, ...given }) as YearlyFigure
    const produced = yearsProduced(
      [
        figure(2005),
        figure(2003),
        figure(2003, { product: 'Oil' }),
        figure(2006, { total: 0 }),
        figure(2007, { product: 'Water' }),
        figure(2008, { production: 'Stored' }),
        figure(2004, { fieldDbk: 2 }),
      ],
      'fieldDbk',
    )
    expect(produced.get(1)).toEqual([2003, 2005])
    expect(produced.get(2)).toEqual([2004])
  })
})
