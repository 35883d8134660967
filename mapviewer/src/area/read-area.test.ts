import { describe, expect, it } from 'vitest'
import { fromRd } from '../map/coordinates/systems.ts'
import { groundOf } from './in-area.ts'
import { outlineGeoJson } from './area-files.ts'
import { readArea } from './read-area.ts'

const ring = [
  [5, 52],
  [5.1, 52],
  [5.1, 52.1],
  [5, 52.1],
  [5, 52],
]
const polygon = { type: 'Polygon', coordinates: [ring] }
const read = (value: unknown) => readArea(JSON.stringify(value), 'mijn-gebied.geojson')
const fault = (value: unknown): string => {
  try {
    read(value)
  } catch (error) {
    return String(error instanceof Error && 'text' in error ? error.text : error)
  }
  return 'none'
}

describe('an area from a file', () => {
  it('is every polygon in it, however it is wrapped, called as the file says or by its own name', () => {
    const feature = { type: 'Feature', properties: { naam: 'Dorp' }, geometry: polygon }
    expect(read(polygon)).toMatchObject({ name: null, file: 'mijn-gebied.geojson' })
    expect(read(feature)).toMatchObject({ name: 'Dorp' })
    const several = { type: 'MultiPolygon', coordinates: [[ring], [ring]] }
    expect(read(several).outlines).toHaveLength(2)
    const collected = { type: 'GeometryCollection', geometries: [polygon, several] }
    expect(read({ type: 'FeatureCollection', name: 'Alles', features: [feature, collected] })).toMatchObject({
      name: 'Alles',
      outlines: [expect.anything(), expect.anything(), expect.anything(), expect.anything()],
    })
  })
  it('lies where the file says, in degrees or in metres of RD where it names that, and closes its rings', () => {
    const [[outside = []] = []] = read({ ...polygon, coordinates: [ring.slice(0, 4)] }).outlines
    expect(outside).toHaveLength(5)
    expect(fromRd(outside[1]!, 'WGS84').map((degrees) => degrees.toFixed(6))).toEqual([
      '5.100000',
      '52.000000',
    ])
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::28992' } }
    const inRd = read({
      type: 'Polygon',
      crs,
      coordinates: [
        [
          [155_000, 463_000],
          [156_000, 463_000],
          [156_000, 464_000],
        ],
      ],
    })
    expect(inRd.outlines[0]?.[0]?.[0]).toEqual([155_000, 463_000])
    expect(groundOf(inRd.outlines)).toBeCloseTo(500_092, -2)
  })
  it('is saved as it was read', () => {
    const { outlines } = read(polygon)
    const again = readArea(outlineGeoJson(outlines, 'Dorp'), 'x.json')
    expect(again.name).toBe('Dorp')
    for (const [at, place] of again.outlines[0]![0]!.entries())
      expect(
        Math.hypot(place[0] - outlines[0]![0]![at]![0], place[1] - outlines[0]![0]![at]![1]),
      ).toBeLessThan(0.2)
  })
  it('is refused with what is wrong: no JSON, no area, no degrees, too much', () => {
    expect(() => readArea('{', 'x')).toThrow('map.area.fault.json')
    expect(fault([])).toBe('map.area.fault.noArea')
    expect(fault({ type: 'Point', coordinates: [5, 52] })).toBe('map.area.fault.noArea')
    expect(
      fault({
        type: 'Polygon',
        coordinates: [
          [
            [5, 52],
            ['a', 52],
            [5, 53],
          ],
        ],
      }),
    ).toBe('map.area.fault.json')
    expect(fault({ type: 'Polygon', coordinates: [[[5, 52]]] })).toBe('map.area.fault.json')
    expect(
      fault({
        type: 'Polygon',
        coordinates: [
          [
            [155_000, 463_000],
            [0, 0],
            [1, 1],
          ],
        ],
      }),
    ).toBe('map.area.fault.degrees')
    const many = Array.from({ length: 50_001 }, (_, at) => [5 + at * 1e-6, 52])
    expect(fault({ type: 'Polygon', coordinates: [many] })).toBe('map.area.fault.large')
  })
})
