import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { describe, expect, it } from 'vitest'
import { layerLooks, legendOf } from './layer-looks.ts'

describe('the legend of a layer', () => {
  it.each(mapLayers.map(({ id, expired }) => [id, expired !== undefined] as const))(
    'of %s has a sign for what has expired where the layer declares that',
    (id, declares) => {
      expect(layerLooks[id].legend.some(({ isOfExpired }) => isOfExpired === true)).toBe(declares)
    },
  )
  it('of boreholes tells what a status looks like, but not in a year of the past, of which no status is known [D27.81]', () => {
    const statusesIn = (past: boolean) =>
      legendOf('boreholes', { expired: true, paths: true, past }).filter(
        ({ of }) => of?.parameter === 'status',
      )
    expect(statusesIn(false)).toHaveLength(4)
    expect(statusesIn(true)).toEqual([])
  })
})
