import { describe, expect, it } from 'vitest'
import { shownLayers, withLayerFiltered, withLayerSwitched } from './shown-layers.ts'

const address = {
  layers: ['boreholes', 'fields'],
  object: null,
  ids: ['12'],
  criteria: { result: 'GAS' },
} as const

describe('the layers of the map', () => {
  it('are those of the address, or those that give an object meaning', () => {
    expect(shownLayers(address)).toEqual(['boreholes', 'fields'])
    expect(shownLayers({ layers: null, object: { layer: 'surveys3d', id: '1' } })).toEqual(['surveys3d'])
  })
  it('keep selection and filters of the first one while another is switched', () => {
    expect(withLayerSwitched(address, 'fields')).toEqual({
      layers: ['boreholes'],
      ids: ['12'],
      criteria: { result: 'GAS' },
    })
    expect(withLayerSwitched(address, 'lines').layers).toEqual(['boreholes', 'fields', 'lines'])
  })
  it('lose them when the first one goes', () => {
    expect(withLayerSwitched(address, 'boreholes')).toEqual({ layers: ['fields'], ids: [], criteria: {} })
  })
  it('put the one that is filtered first', () => {
    expect(withLayerFiltered(address, 'fields', { status: 'W' })).toEqual({
      layers: ['fields', 'boreholes'],
      ids: [],
      criteria: { status: 'W' },
    })
  })
})
