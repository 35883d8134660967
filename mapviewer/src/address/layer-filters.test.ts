import { describe, expect, it } from 'vitest'
import { readFilters, withFilters, writeFilters } from './layer-filters.ts'

describe('the filters of the layers', () => {
  it('belong to the first layer under their own names, and to another behind its name', () => {
    expect(readFilters('?result=GAS&fields.status=W&fields.mineral=O/G', ['boreholes', 'fields'])).toEqual({
      boreholes: { result: 'GAS' },
      fields: { status: 'W', mineral: 'O/G' },
    })
  })
  it('are none of a layer that is off', () => {
    expect(readFilters('?result=GAS&fields.status=W', ['boreholes'])).toEqual({
      boreholes: { result: 'GAS' },
    })
    expect(writeFilters({ fields: { status: 'W' } }, ['boreholes'])).toEqual([])
  })
  it('are read as they were written, whichever layer is first [D27.26]', () => {
    const filters = {
      boreholes: { result: 'GAS' },
      'seismic-lines': { yearStart: 1984, searchByName: 'a & b' },
    } as const
    for (const shown of [
      ['boreholes', 'seismic-lines'],
      ['seismic-lines', 'boreholes'],
      ['fields', 'boreholes', 'seismic-lines'],
    ] as const)
      expect(readFilters(`?${writeFilters(filters, shown).join('&')}`, shown)).toEqual(filters)
  })
  it('have no page and no order', () => {
    expect(readFilters('?status=W&page=3&order=fieldCode&boreholes.page=2', ['fields', 'boreholes'])).toEqual(
      {
        fields: { status: 'W' },
      },
    )
  })
  it('are none for a layer without a list', () => {
    expect(readFilters('?status=W&facilities.status=W', ['facilities'])).toEqual({})
  })
  it('go when the last one of a layer is cleared', () => {
    const filters = withFilters({ boreholes: { result: 'GAS' } }, 'fields', { status: 'W' })
    expect(withFilters(filters, 'fields', {})).toEqual({ boreholes: { result: 'GAS' } })
  })
})
