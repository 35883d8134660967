import { boreholes } from '../registers/index.ts'
import { day } from '@datacentre/fixtures'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromAddress, fromStorage, restoredCriteria, STORAGE_KEY, toAddress, toStorage } from './address.ts'
import { isOneCode, severalCodes } from '../grammar/several.ts'
import { parameters, type Criteria, type Parameter } from '../grammar/parameter.ts'

const code = fc
  .string({ minLength: 1, maxLength: 30 })
  .filter((text) => text !== 'filter.none' && isOneCode(text))

const valueOf = {
  name: fc.string({ minLength: 1, maxLength: 100 }),
  code,
  codes: fc.uniqueArray(code, { minLength: 1, maxLength: 4 }).map((codes) => severalCodes(codes)!),
  day: fc.integer({ min: -62_000, max: 40_000 }).map((days) => days * 86_400_000),
  year: fc.integer({ min: 1900, max: 2100 }),
  count: fc.integer({ min: 2, max: 29 }),
}
const anyCriteria: fc.Arbitrary<Criteria> = fc.record(
  Object.fromEntries(
    (Object.keys(parameters) as Parameter[]).map((name) => [name, valueOf[parameters[name]]]),
  ),
  { requiredKeys: [] },
)

describe('criteria in the address', () => {
  it('are the public parameters and no others [D4.3]', () => {
    expect(Object.keys(parameters).join(' ')).toBe(
      'searchByName onOffshore status purpose result stratGroup stratUnit operator mineral discoveryWell ' +
        'licensedArea resource licensee licenceType landSea municipality owner startDate endDate ' +
        'grantedStart grantedEnd expiredStart expiredEnd expiresFrom expiresBefore block province category yearStart yearEnd product production unit location name ' +
        'quantity per step by order page pageSize version columns',
    )
  })
  it('have the public parameter names, with dates as yyyy-MM-dd [D4.4]', () => {
    const criteria = {
      searchByName: 'k12',
      onOffshore: 'OFF',
      startDate: day('1984-12-31'),
      page: 3,
      pageSize: 50,
    }
    expect(toAddress(criteria)).toBe(
      'searchByName=k12&onOffshore=OFF&startDate=1984-12-31&page=3&pageSize=50',
    )
  })
  it('leave out what is the default anyway', () => {
    expect(toAddress({ order: 'boreholeName', page: 1, pageSize: 30 }, boreholes)).toBe('')
    expect(toAddress({ order: 'startDate' }, boreholes)).toBe('order=startDate')
  })
  it('come back from the address as they went in [D4.3]', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(fromAddress(toAddress(criteria))).toEqual(criteria)
      }),
    )
  })
  it('ignore what is no parameter and what is no value [D4.5]', () => {
    expect(fromAddress('lang=en&foo=1&startDate=31-12-1984&page=-2&pageSize=x&yearStart=84&status=')).toEqual(
      {},
    )
  })
  it('cut a search to 100 characters [S5.1, S9.5]', () => {
    expect(fromAddress(`searchByName=${'x'.repeat(120)}`).searchByName).toHaveLength(100)
  })
  it('take the first entry of a dropdown as asking nothing [S5.27]', () => {
    expect(fromAddress('status=filter.none')).toEqual({})
  })
})

describe('criteria in session storage', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })
  it('stand under filterCriteria [S4.27]', () => {
    expect(STORAGE_KEY).toBe('filterCriteria')
  })
  it('come back as they went in, dates revived [S3.18, S4.27]', () => {
    const criteria = { searchByName: "'t Zandt", startDate: day('1850-02-03'), yearStart: 2003 }
    expect(fromStorage(toStorage(criteria))).toEqual(criteria)
    fc.assert(
      fc.property(anyCriteria, (some) => {
        expect(fromStorage(toStorage(some))).toEqual(some)
      }),
    )
  })
  it('that another program stored revive its dates, as days of the visitor [D5.2]', () => {
    vi.stubEnv('TZ', 'Europe/Amsterdam')
    const stored = '{"startDate":"1985-05-31T22:00:00.000Z","searchByName":"1985-06-01T00:00:00.000Z"}'
    expect(fromStorage(stored)).toEqual({
      startDate: Date.UTC(1985, 5, 1),
      searchByName: '1985-06-01T00:00:00.000Z',
    })
    expect(fromStorage('{"startDate":"1985-99-01T00:00:00.000Z"}')).toEqual({})
  })
  it('that cannot be understood give none', () => {
    for (const text of [null, '', '{', '[]', '7', 'null', '{"startDate":"yesterday"}', '{"foo":1}']) {
      expect(fromStorage(text)).toEqual({})
    }
  })
  it('give way to what the address says itself [D5.4]', () => {
    const stored = toStorage({ searchByName: 'old', onOffshore: 'ON' })
    expect(restoredCriteria(stored, 'searchByName=new')).toEqual({ searchByName: 'new', onOffshore: 'ON' })
  })
})
