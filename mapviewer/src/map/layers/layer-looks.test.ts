import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { describe, expect, it } from 'vitest'
import { layerLooks } from './layer-looks.ts'

describe('the legend of a layer', () => {
  it.each(mapLayers.map(({ id, expired }) => [id, expired !== undefined] as const))(
    'of %s has a sign for what has expired where the layer declares that',
    (id, declares) => {
      expect(layerLooks[id].legend.some(({ isOfExpired }) => isOfExpired === true)).toBe(declares)
    },
  )
})
