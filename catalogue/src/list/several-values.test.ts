import { aBorehole, aField, day } from '@datacentre/fixtures'
import { indexed, namesShown, optionsShown } from '@datacentre/fixtures/listing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codesIn, severalCodes, withCodeToggled } from '../grammar/several.ts'
import { boreholes, fields } from '../registers/index.ts'
import { fromAddress, fromStorage, toAddress, toStorage } from './address.ts'
import { allowedCriteria } from './criteria.ts'
import { filterInWords } from './filter-in-words.ts'
import { speak } from '../texts/index.ts'

const RESULTS = ['GAS', 'OIL', 'DRY', 'WTR']
const rows = RESULTS.map((resultCode, at) =>
  aBorehole({ boreholeDbk: at, boreholeName: resultCode, resultCode, onOffshore: at < 2 ? 'ON' : 'OFF' }),
)
const today = day('2026-11-15')

describe('several values of one filter', () => {
  it('are the same parameter repeated; one value reads as before [D4.8]', () => {
    expect(fromAddress('result=GAS')).toEqual({ result: 'GAS' })
    const criteria = fromAddress('result=GAS&result=DRY&result=GAS&lang=en')
    expect(codesIn(criteria.result)).toEqual(['GAS', 'DRY'])
    expect(toAddress(criteria)).toBe('result=GAS&result=DRY')
    expect(fromStorage(toStorage(criteria))).toEqual(criteria)
  })
  it('of what takes one value leave the first', () => {
    expect(fromAddress('order=startDate&order=endDate&product=GAS&product=OIL')).toEqual({
      order: 'startDate',
      product: 'GAS',
    })
  })
  it('leave the rows with any of them, as a walk over the rows finds them [D4.8]', () => {
    fc.assert(
      fc.property(
        fc.subarray(RESULTS, { minLength: 1 }),
        fc.constantFrom('ON', 'OFF', undefined),
        (asked, where) => {
          const criteria = {
            result: severalCodes(asked)!,
            ...(where !== undefined && { onOffshore: where }),
          }
          const expected = rows.filter(
            ({ resultCode, onOffshore }) =>
              asked.includes(resultCode!) && (where === undefined || onOffshore === where),
          )
          expect(namesShown(boreholes, rows, criteria).sort()).toEqual(
            expected.map(({ boreholeName }) => boreholeName).sort(),
          )
        },
      ),
    )
  })
  it('are counted as each would be by itself under the other filters [D8.5]', () => {
    const criteria = fromAddress('result=GAS&result=DRY&onOffshore=ON')
    const counts = optionsShown(boreholes, rows, { parameter: 'result', criteria })
    expect(counts.filter((count) => RESULTS.some((code) => count.startsWith(`${code}:`))).sort()).toEqual([
      'DRY: 0',
      'GAS: 1',
      'OIL: 1',
      'WTR: 0',
    ])
  })
  it('fall away one by one where they are not offered [D4.5]', () => {
    const index = indexed(boreholes, rows)
    const allowed = allowedCriteria(index, fromAddress('result=gas&result=GOLD&status=NONE'), today)
    expect(allowed).toEqual({ result: 'GAS' })
  })
  it('narrow the units of a field by every group that is chosen', () => {
    const index = indexed(fields, [aField({ geoStratUnitCodes: 'ROSL, RBMV, KNNS' })])
    const kept = (query: string) => codesIn(allowedCriteria(index, fromAddress(query), today).stratUnit)
    expect(kept('stratGroup=ROTLIEGEND&stratUnit=ROSL&stratUnit=RBMV')).toEqual(['ROSL'])
    expect(kept('stratGroup=ROTLIEGEND&stratGroup=TRIASSIC&stratUnit=ROSL&stratUnit=RBMV')).toEqual([
      'ROSL',
      'RBMV',
    ])
  })
  it('are said in one chip', () => {
    const index = indexed(boreholes, rows)
    const criteria = fromAddress('result=GAS&result=DRY')
    expect(filterInWords(boreholes.filters[3], { index, criteria }, speak('nl'))).toBe('GAS, DRY')
  })
  it('come and go by a press', () => {
    expect(withCodeToggled(undefined, 'GAS')).toBe('GAS')
    expect(codesIn(withCodeToggled('GAS', 'DRY'))).toEqual(['GAS', 'DRY'])
    expect(withCodeToggled('GAS', 'GAS')).toBeUndefined()
  })
})
