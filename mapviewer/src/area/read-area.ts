import type { TextKey } from '@datacentre/catalogue/texts/index'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { toRd } from '../map/coordinates/systems.ts'
import type { AskedArea, Outlines } from './asked-area.ts'

/** What is wrong with a file; a text of the site. */
export class AreaRefused extends Error {
  override readonly name = 'AreaRefused'
  readonly text: TextKey
  constructor(text: TextKey) {
    super(text)
    this.text = text
  }
}

/** Larger files hold more than an area. */
export const MOST_BYTES = 5_000_000
/** More points than these no outline needs, and a browser would stand still over them. */
const MOST_POINTS = 50_000

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Every polygon in a file of GeoJSON, however it is wrapped. */
function polygonsIn(value: unknown): readonly (readonly unknown[])[] {
  if (!isObject(value)) return []
  const { type, coordinates } = value
  if (type === 'FeatureCollection') return listOf(value['features']).flatMap(polygonsIn)
  if (type === 'Feature') return polygonsIn(value['geometry'])
  if (type === 'GeometryCollection') return listOf(value['geometries']).flatMap(polygonsIn)
  if (type === 'Polygon') return [listOf(coordinates)]
  return type === 'MultiPolygon' ? listOf(coordinates).map(listOf) : []
}

/** Files of before RFC 7946 may name their system. */
const systemOf = (file: Json): 'RD' | 'WGS84' =>
  JSON.stringify(file['crs'] ?? '').includes('28992') ? 'RD' : 'WGS84'

function placeOf(value: unknown, system: 'RD' | 'WGS84'): Coordinate {
  const [x, y] = listOf(value)
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
    throw new AreaRefused('map.area.fault.json')
  if (system === 'WGS84' && (Math.abs(x) > 180 || Math.abs(y) > 90))
    throw new AreaRefused('map.area.fault.degrees')
  return toRd([x, y], system)
}

function ringOf(value: unknown, system: 'RD' | 'WGS84'): readonly Coordinate[] {
  const places = listOf(value).map((place) => placeOf(place, system))
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined || places.length < 3)
    throw new AreaRefused('map.area.fault.json')
  return first[0] === last[0] && first[1] === last[1] ? places : [...places, first]
}

function nameIn(file: Json): string | null {
  const [first] = listOf(file['features'])
  const properties = isObject(first) ? first['properties'] : file['properties']
  const named = [file['name'], ...(isObject(properties) ? [properties['name'], properties['naam']] : [])]
  return named.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? null
}

const countPoints = (outlines: Outlines): number =>
  outlines.reduce((sum, rings) => sum + rings.reduce((all, ring) => all + ring.length, 0), 0)

/** The area in the text of a file of GeoJSON; refused with what is wrong. */
export function readArea(text: string, fileName: string): AskedArea {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new AreaRefused('map.area.fault.json')
  }
  const polygons = polygonsIn(file)
  if (!isObject(file) || polygons.length === 0) throw new AreaRefused('map.area.fault.noArea')
  const system = systemOf(file)
  const outlines = polygons.map((rings) => rings.map((ring) => ringOf(ring, system)))
  if (countPoints(outlines) > MOST_POINTS) throw new AreaRefused('map.area.fault.large')
  return { name: nameIn(file), file: fileName, outlines }
}
