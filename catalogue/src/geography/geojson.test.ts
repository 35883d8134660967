import { describe, expect, it } from 'vitest'
import { partsOf } from './geojson.ts'

const [a, b, c] = [
  [1, 2],
  [3, 4],
  [5, 6],
] as const

describe('the parts of a geometry', () => {
  it('are rings of positions, whatever its type', () => {
    expect(partsOf({ type: 'Point', coordinates: a })).toEqual([[[a]]])
    expect(partsOf({ type: 'MultiPoint', coordinates: [a, b] })).toEqual([[[a]], [[b]]])
    expect(partsOf({ type: 'LineString', coordinates: [a, b] })).toEqual([[[a, b]]])
    expect(partsOf({ type: 'MultiLineString', coordinates: [[a, b], [c]] })).toEqual([[[a, b]], [[c]]])
    expect(partsOf({ type: 'Polygon', coordinates: [[a, b, c, a]] })).toEqual([[[a, b, c, a]]])
    expect(partsOf({ type: 'MultiPolygon', coordinates: [[[a, b, c, a]]] })).toEqual([[[a, b, c, a]]])
  })
  it('are none where there is no geometry', () => {
    expect(partsOf(null)).toEqual([])
  })
})
