import { describe, expect, it } from 'vitest'
import { activeFilters, allActiveFilters } from './active-filters.ts'

const filters = {
  boreholes: { result: 'GAS', searchByName: 'k12', startDate: 0, endDate: 1 },
  fields: { status: 'W' },
} as const

describe('the filters in use on the map', () => {
  it('are counted by layer, a search and both bounds of a period as one each [D27.63]', () => {
    expect(activeFilters(filters, 'boreholes')).toBe(3)
    expect(activeFilters(filters, 'licences')).toBe(0)
    expect(activeFilters(filters, 'facilities')).toBe(0)
  })
  it('are counted over the layers that are on', () => {
    expect(allActiveFilters(filters, ['boreholes', 'fields', 'seismic-lines'])).toBe(4)
    expect(allActiveFilters(filters, ['fields'])).toBe(1)
  })
})
