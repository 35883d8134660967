import { boreholes, fields, licences } from '../registers/index.ts'
import { aBorehole, aField, aLicence, day } from '@datacentre/fixtures'
import { namesShown } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { allowedPeriod, pickerBounds } from './period.ts'

const kept = (
  given: Parameters<typeof aBorehole>[0],
  criteria: { startDate?: number; endDate?: number },
): boolean => namesShown(boreholes, [aBorehole(given)], criteria).length === 1

describe('the period of a borehole', () => {
  const drilled = { startDate: day('1970-03-01'), endDate: day('1972-05-31') }

  it('keeps a borehole drilled from 1970 to 1972 in the period from 1971 [S5.11]', () => {
    expect(kept(drilled, { startDate: day('1971-01-01') })).toBe(true)
  })
  it('keeps a borehole that ends on the first day of the period [S5.11]', () => {
    expect(kept(drilled, { startDate: day('1972-05-31') })).toBe(true)
    expect(kept(drilled, { startDate: day('1972-06-01') })).toBe(false)
  })
  it('keeps a borehole that starts on the last day of the period [S5.11]', () => {
    expect(kept(drilled, { endDate: day('1970-03-01') })).toBe(true)
    expect(kept(drilled, { endDate: day('1970-02-28') })).toBe(false)
  })
  it('keeps a borehole without an end date under any start bound: it has not ended [D9.1]', () => {
    expect(kept({ ...drilled, endDate: null }, { startDate: day('2025-01-01') })).toBe(true)
  })
  it('drops a borehole without a start date under an end bound [D9.2]', () => {
    expect(kept({ ...drilled, startDate: null }, { endDate: day('2025-01-01') })).toBe(false)
    expect(kept({ ...drilled, startDate: null }, { startDate: day('1972-01-01') })).toBe(true)
  })
  it('takes the placeholder dates of 1800 and 1801 as missing [D9.5]', () => {
    expect(kept({ ...drilled, endDate: day('1800-01-01') }, { startDate: day('2025-01-01') })).toBe(true)
    expect(kept({ ...drilled, startDate: day('1801-01-01') }, { endDate: day('2025-01-01') })).toBe(false)
  })
  it('handles dates before 1970 [S5.11]', () => {
    const old = { startDate: day('1850-06-01'), endDate: day('1851-06-01') }
    expect(kept(old, { startDate: day('1851-01-01'), endDate: day('1860-01-01') })).toBe(true)
    expect(kept(old, { startDate: day('1852-01-01') })).toBe(false)
  })
})

describe('the period of fields and licences', () => {
  it('compares the production start of a field, both bounds included [S5.12]', () => {
    const rows = [
      aField({ fieldName: 'early', prodStartDate: day('1968-01-01') }),
      aField({ fieldName: 'late', prodStartDate: day('1998-12-31') }),
      aField({ fieldName: 'never', prodStartDate: null }),
    ]
    expect(namesShown(fields, rows, { startDate: day('1968-01-01'), endDate: day('1990-01-01') })).toEqual([
      'early',
    ])
    expect(namesShown(fields, rows, { endDate: day('1998-12-31') })).toEqual(['early', 'late'])
  })
  it('drops a field without production start under any bound [D9.3]', () => {
    expect(namesShown(fields, [aField({ prodStartDate: null })], { startDate: day('1900-01-01') })).toEqual(
      [],
    )
    expect(
      namesShown(fields, [aField({ prodStartDate: day('1800-01-01') })], { endDate: day('2020-01-01') }),
    ).toEqual([])
  })
  it('compares the granted date and the expiry date of a licence separately [S5.13]', () => {
    const rows = [
      aLicence({ licenceName: 'A', grantedDate: day('1990-01-01'), expiryDate: day('2010-01-01') }),
      aLicence({ licenceName: 'B', grantedDate: day('2005-01-01'), expiryDate: day('2030-01-01') }),
      aLicence({ licenceName: 'C', grantedDate: day('2005-01-01'), expiryDate: null }),
    ]
    expect(namesShown(licences, rows, { grantedStart: day('2000-01-01') })).toEqual(['B', 'C'])
    expect(namesShown(licences, rows, { expiredEnd: day('2015-01-01') })).toEqual(['A'])
    expect(
      namesShown(licences, rows, { grantedEnd: day('2006-01-01'), expiredStart: day('2020-01-01') }),
    ).toEqual(['B'])
  })
  it('drops a licence without the date that is bounded [D9.4]', () => {
    expect(
      namesShown(licences, [aLicence({ grantedDate: null })], { grantedEnd: day('2020-01-01') }),
    ).toEqual([])
    expect(
      namesShown(licences, [aLicence({ expiryDate: null })], { expiredStart: day('1900-01-01') }),
    ).toEqual([])
  })
})

describe('the period picker', () => {
  const today = day('2026-11-15')

  it('lets the start be no later than the end, or today when there is no end [S5.4]', () => {
    expect(pickerBounds({ start: null, end: day('1990-05-01'), today }).start.latest).toBe(day('1990-05-01'))
    expect(pickerBounds({ start: null, end: null, today }).start.latest).toBe(today)
  })
  it('lets the end be no earlier than the start and no later than today [S5.5, S5.6]', () => {
    const { end } = pickerBounds({ start: day('1980-01-01'), end: null, today })
    expect(end).toMatchObject({ earliest: day('1980-01-01'), latest: today })
  })
  it('disables Today for the start when the end lies before today [S5.7]', () => {
    expect(pickerBounds({ start: null, end: day('2026-11-14'), today }).start.todayAllowed).toBe(false)
    expect(pickerBounds({ start: null, end: today, today }).start.todayAllowed).toBe(true)
    expect(pickerBounds({ start: null, end: null, today }).start.todayAllowed).toBe(true)
  })
  it('runs from 1800 [S5.10, S9.9]', () => {
    expect(pickerBounds({ start: null, end: null, today }).start.earliest).toBe(day('1800-01-01'))
  })
  it('lets no day through that it would not offer [S5.5, S5.6, S5.10]', () => {
    expect(allowedPeriod({ start: day('1799-12-31'), end: day('2026-11-16'), today })).toEqual({
      start: null,
      end: null,
    })
    expect(allowedPeriod({ start: day('1990-01-01'), end: day('1980-01-01'), today })).toEqual({
      start: day('1990-01-01'),
      end: null,
    })
  })
})
