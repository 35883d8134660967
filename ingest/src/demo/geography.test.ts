import { readFileSync } from 'node:fs'
import { blockAt } from '@datacentre/catalogue/geography/blocks'
import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import { groupBy } from './grouped.ts'
import { shelfBlocks } from './ground/shelf.ts'
import { faultlessBoreholes, theDemo } from './testing/the-demo.ts'

type Rings = readonly (readonly (readonly [number, number])[])[]
type Land = { readonly geometries: readonly { readonly coordinates: Rings }[] }
type Provinces = {
  readonly features: readonly {
    readonly properties: { readonly name: string }
    readonly geometry: { readonly coordinates: readonly Rings[] }
  }[]
}

const read = <File>(name: string): File =>
  JSON.parse(readFileSync(new URL(`../../geography/${name}`, import.meta.url), 'utf8')) as File
const land = read<Land>('land.geojson').geometries.flatMap(({ coordinates }) => coordinates)
const provinces = new Map(
  read<Provinces>('provinces.geojson').features.map(({ properties, geometry }) => [
    properties.name,
    geometry.coordinates.flat(),
  ]),
)

type Place = { readonly longitudeWgs84: number | null; readonly latitudeWgs84: number | null }
const isPlaced = ({ longitudeWgs84, latitudeWgs84 }: Place): boolean =>
  longitudeWgs84 !== null && latitudeWgs84 !== null

/** Asked without the generator's own index, so that it is checked too. */
function isInside(rings: Rings, { longitudeWgs84, latitudeWgs84 }: Place): boolean {
  const [lon, lat] = [longitudeWgs84 ?? 0, latitudeWgs84 ?? 0]
  let inside = false
  for (const ring of rings) {
    ring.forEach(([x1, y1], at) => {
      const [x2, y2] = ring[(at + 1) % ring.length] ?? [x1, y1]
      if (y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    })
  }
  return inside
}

const ed50 = proj4(coordinateSystems.WGS84.proj4, coordinateSystems.ED50.proj4)

function blockAround({ longitudeWgs84, latitudeWgs84 }: Place): string | null {
  const [x = 0, y = 0] = ed50.forward([longitudeWgs84 ?? 0, latitudeWgs84 ?? 0])
  return blockAt(x, y)
}

describe('the shelf', () => {
  it('has as many blocks per quadrant as the register [D24.7]', () => {
    const counts = [...groupBy(shelfBlocks, ({ quadrant }) => quadrant)].map(
      ([name, blocks]) => `${name} ${blocks.length}`,
    )
    expect(counts.join(', ')).toBe(
      'A 14, B 6, D 6, E 18, F 18, G 9, H 2, J 3, K 18, L 18, M 11, N 5, O 4, P 18, Q 11, R 5, S 10',
    )
  })
})

describe.each([
  { what: 'boreholes', objects: [...theDemo.tables.boreholes] },
  { what: 'facilities', objects: [...theDemo.tables.facilities] },
])('$what', ({ objects }) => {
  const placed = objects.filter(isPlaced)
  const names = new Set(shelfBlocks.map(({ name }) => name))

  it('on land stand on land in their province [D24.7]', () => {
    const onLand = placed.filter(({ blockCd }) => blockCd === null)
    expect(onLand.length).toBeGreaterThan(200)
    expect(onLand.filter((object) => !isInside(land, object))).toEqual([])
    expect(
      onLand.filter((object) => !isInside(provinces.get(object.provinceName ?? '') ?? [], object)),
    ).toEqual([])
  })

  it('at sea stand in the sea in their block of the Dutch shelf [D24.7]', () => {
    const atSea = placed.filter(({ blockCd }) => blockCd !== null)
    expect(atSea.length).toBeGreaterThan(200)
    expect(atSea.filter((object) => isInside(land, object))).toEqual([])
    expect(atSea.filter((object) => blockAround(object) !== object.blockCd)).toEqual([])
    expect(atSea.filter(({ blockCd }) => !names.has(blockCd ?? ''))).toEqual([])
  })
})

describe('a borehole of a field at sea', () => {
  it('stands in the block that the code of the field begins with', () => {
    const strays = faultlessBoreholes.filter(
      ({ fieldCode, blockCd }) => fieldCode !== null && blockCd !== null && !fieldCode.startsWith(blockCd),
    )
    expect(strays).toEqual([])
  })
})

describe('a borehole of a field on land', () => {
  it('stands near the outline of the field', () => {
    const fields = new Map([...theDemo.tables.fields].map(({ row, geometry }) => [row.fieldCode, geometry]))
    const distances = faultlessBoreholes
      .filter(isPlaced)
      .flatMap(({ fieldCode, longitudeWgs84, latitudeWgs84 }) => {
        const outline = fields.get(fieldCode ?? '')
        const corners = outline?.type === 'Polygon' ? (outline.coordinates[0] ?? []) : []
        const far = corners.map(([lon, lat]) =>
          Math.hypot((lon - (longitudeWgs84 ?? 0)) * 67, (lat - (latitudeWgs84 ?? 0)) * 111),
        )
        return corners.length === 0 ? [] : [Math.min(...far)]
      })
    // Kilometres; the giant is some forty long.
    expect(Math.max(...distances)).toBeLessThan(16)
  })
})

type Outline = { readonly type: string; readonly coordinates: unknown }

/** The outer rings of a polygon or of several. */
const outerRings = ({ type, coordinates }: Outline): Rings =>
  type === 'Polygon'
    ? [(coordinates as Rings)[0] ?? []]
    : (coordinates as Rings[]).map((polygon) => polygon[0] ?? [])

/** Square kilometres, near enough: a degree is 111 km, times 0.6 to the east at this latitude. */
function squareKilometres(ring: Rings[number]): number {
  const doubled = ring.reduce((area, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return area + x * nextY - nextX * y
  }, 0)
  return (Math.abs(doubled) / 2) * 111 * 111 * 0.6
}

describe('the outlines of licences, fields and surveys', () => {
  it.each(['licences', 'fields', 'seismic-surveys-3d'] as const)('of %s all enclose some ground', (table) => {
    const thin = [...theDemo.tables[table]].filter(({ geometry }) =>
      outerRings(geometry as Outline).some((ring) => squareKilometres(ring) < 0.05),
    )
    expect(thin).toEqual([])
  })
})
