import { describe, expect, it } from 'vitest'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import { withLayerFiltered, withLayerSwitched } from './shown-layers.ts'

const address = {
  layers: ['boreholes', 'fields'],
  object: null,
  ids: ['12'],
  filters: { boreholes: { result: 'GAS' }, fields: { status: 'W' } },
} as const

describe('the layers of the map', () => {
  it('are those of the address, or those that give an object meaning [D27.88]', () => {
    expect(shownLayers(address)).toEqual(['boreholes', 'fields'])
    expect(shownLayers({ layers: null, object: { layer: 'seismic-surveys-3d', id: '1' } })).toEqual([
      'boreholes',
      'fields',
      'seismic-surveys-3d',
    ])
  })
  it('keep the selection of the first one and the filters of the others while one is switched', () => {
    expect(withLayerSwitched(address, 'fields')).toEqual({
      layers: ['boreholes'],
      ids: ['12'],
      filters: { boreholes: { result: 'GAS' } },
    })
    expect(withLayerSwitched(address, 'seismic-lines').layers).toEqual([
      'boreholes',
      'fields',
      'seismic-lines',
    ])
  })
  it('lose the selection when the first one goes', () => {
    expect(withLayerSwitched(address, 'boreholes')).toEqual({
      layers: ['fields'],
      ids: [],
      filters: { fields: { status: 'W' } },
    })
  })
  it('are filtered each by its own', () => {
    expect(withLayerFiltered(address, 'fields', { mineral: 'G' })).toEqual({
      layers: ['boreholes', 'fields'],
      ids: ['12'],
      filters: { boreholes: { result: 'GAS' }, fields: { mineral: 'G' } },
    })
  })
})
