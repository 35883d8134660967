import { boreholes, fields, licences, seismicLines } from '../registers/index.ts'
import { aBorehole, aField, aLicence, aSeismicLine, day } from '@datacentre/fixtures'
import { indexed } from '@datacentre/fixtures/listing'
import { describe, expect, it } from 'vitest'
import { featureFlags } from '../features.ts'
import { allowedCriteria, changeCriteria, filtersInUse, withOfferedOrder } from './criteria.ts'
import { narrowedOptions } from '../grammar/narrowed-options.ts'
import { NO_VALUE } from '../grammar/option.ts'

const today = day('2026-11-15')

describe('a filter beyond those of the specification', () => {
  it('may look ahead, where the one of the specification on the same column ends today [D8.9]', () => {
    const index = indexed(licences, [aLicence({ expiryDate: day('2031-01-01') })])
    const [soon, later] = [day('2030-01-01'), day('2032-01-01')]
    expect(allowedCriteria(index, { expiresFrom: soon, expiresBefore: later }, today)).toEqual({
      expiresFrom: soon,
      expiresBefore: later,
    })
    expect(allowedCriteria(index, { expiredStart: soon, expiredEnd: later }, today)).toEqual({})
    expect(allowedCriteria(index, { expiredEnd: today }, today)).toEqual({ expiredEnd: today })
  })
})

describe('a change of the criteria', () => {
  it('returns to page 1 when a filter changes [S4.9]', () => {
    expect(changeCriteria(boreholes, { page: 7 }, { parameter: 'onOffshore', value: 'ON' })).toEqual({
      onOffshore: 'ON',
    })
  })
  it('returns to page 1 when the search or the order changes [S4.18]', () => {
    expect(changeCriteria(boreholes, { page: 7 }, { parameter: 'searchByName', value: 'k' })).toEqual({
      searchByName: 'k',
    })
    expect(changeCriteria(boreholes, { page: 7 }, { parameter: 'order', value: 'startDate' })).toEqual({
      order: 'startDate',
    })
  })
  it('clears the stratigraphic unit when a group is chosen [S4.16]', () => {
    const changed = changeCriteria(
      fields,
      { stratUnit: 'ROSL', mineral: 'G' },
      { parameter: 'stratGroup', value: 'TRIASSIC' },
    )
    expect(changed).toEqual({ mineral: 'G', stratGroup: 'TRIASSIC' })
  })
  it('keeps the group when a unit is chosen', () => {
    const changed = changeCriteria(
      fields,
      { stratGroup: 'TRIASSIC' },
      { parameter: 'stratUnit', value: 'RBM' },
    )
    expect(changed).toEqual({ stratGroup: 'TRIASSIC', stratUnit: 'RBM' })
  })
  it('takes a filter away when there is no value [S5.27]', () => {
    expect(
      changeCriteria(boreholes, { onOffshore: 'ON' }, { parameter: 'onOffshore', value: undefined }),
    ).toEqual({})
  })
})

describe('a chosen stratigraphic group', () => {
  const rows = [
    aField({ geoStratUnitCodes: 'ROSL, RBM' }),
    aField({ geoStratUnitCodes: 'CKEK' }),
    aField({ geoStratUnitCodes: null }),
  ]
  const index = indexed(fields, rows)
  const unit = index.filters.find(
    ({ filter }) => filter.kind === 'partOf' && filter.parameter === 'stratUnit',
  )!
  const offered = (criteria: object) =>
    narrowedOptions(unit.filter, unit.options, criteria).map((option) => option.code)

  it('narrows the list of units to its own [S4.17]', () => {
    expect(offered({ stratGroup: 'TRIASSIC' })).toEqual(['RBM'])
    expect(offered({ stratGroup: 'ROTLIEGEND' })).toEqual(['ROSL'])
  })
  it('taken away gives all units back', () => {
    expect(offered({})).toEqual(['CKEK', 'RBM', 'ROSL', NO_VALUE])
  })
})

describe('the badge on the filter toggle', () => {
  it('counts one for each control in use [D8.7]', () => {
    expect(filtersInUse(boreholes, {})).toHaveLength(0)
    expect(filtersInUse(boreholes, { onOffshore: 'ON', status: 'TD' })).toHaveLength(2)
  })
  it('counts a period once, with one bound or two [D8.7]', () => {
    expect(filtersInUse(boreholes, { startDate: today })).toHaveLength(1)
    expect(filtersInUse(boreholes, { startDate: today, endDate: today })).toHaveLength(1)
    expect(filtersInUse(licences, { grantedStart: today, expiredEnd: today })).toHaveLength(2)
  })
  it('does not count the search, the order or the page [D8.7]', () => {
    expect(filtersInUse(boreholes, { searchByName: 'k', order: 'startDate', page: 2 })).toHaveLength(0)
  })
})

describe('criteria from an address', () => {
  const index = indexed(boreholes, [aBorehole({ onOffshore: 'ON', resultCode: 'GAS' })])

  it('lose a value that the list does not offer [S9.2, D4.5]', () => {
    expect(allowedCriteria(index, { result: 'GOLD', onOffshore: 'ON' }, today)).toEqual({ onOffshore: 'ON' })
    expect(allowedCriteria(index, { order: 'geometry', pageSize: 31 }, today)).toEqual({})
  })
  it('lose a parameter of another list [D4.5]', () => {
    expect(allowedCriteria(index, { licensee: 'X', block: 'F02' }, today)).toEqual({})
  })
  it('take the spelling of the option whatever case was written', () => {
    expect(allowedCriteria(index, { result: 'gas' }, today)).toEqual({ result: 'GAS' })
  })
  it('lose days in the future and an end before the start [D4.5]', () => {
    const asked = { startDate: day('1990-01-01'), endDate: day('1980-01-01') }
    expect(allowedCriteria(index, asked, today)).toEqual({ startDate: day('1990-01-01') })
    expect(allowedCriteria(index, { endDate: day('2027-01-01') }, today)).toEqual({})
  })
  it('lose seismic years before 1900, in the future and crosswise [S5.19, D4.5]', () => {
    const lines = indexed(seismicLines, [aSeismicLine({})])
    expect(allowedCriteria(lines, { yearStart: 1899, yearEnd: 2027 }, today)).toEqual({})
    expect(allowedCriteria(lines, { yearStart: 1990, yearEnd: 1980 }, today)).toEqual({ yearStart: 1990 })
  })
  it('lose a unit that the chosen group does not hold [S4.17]', () => {
    const some = indexed(fields, [aField({ geoStratUnitCodes: 'ROSL, RBM' })])
    expect(allowedCriteria(some, { stratGroup: 'TRIASSIC', stratUnit: 'ROSL' }, today)).toEqual({
      stratGroup: 'TRIASSIC',
    })
  })
  it('lose the order where no choice of one is offered, and nothing else [D15.3]', () => {
    const asked = { searchByName: 'k', order: 'endDate', page: 2 }
    expect(withOfferedOrder(asked, featureFlags([]))).toEqual({ searchByName: 'k', page: 2 })
    expect(withOfferedOrder(asked, featureFlags(['sortEnabled']))).toEqual(asked)
  })
  it('keep search, order, page and page size', () => {
    const asked = { searchByName: 'k', order: 'endDate', page: 2, pageSize: 200 }
    expect(allowedCriteria(index, asked, today)).toEqual(asked)
  })
})
