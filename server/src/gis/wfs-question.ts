import type { Box } from '@datacentre/catalogue/geography/blocks'
import { coordinateSystems, type CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import { boxInDegrees } from '../coordinates.ts'
import { gisLayerNamed, gisLayers, type GisLayer } from './gis-layers.ts'

/** What keeps a question from being answered, as an OGC service tells it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** The parameter that is wrong. */
  readonly locator: string
  constructor(locator: string, message: string) {
    super(message)
    this.locator = locator
  }
}

/** The parameters of a question; their names are the same in any case. */
export type Parameters = (name: string) => string | null

export function parametersOf(query: unknown): Parameters {
  const entries = Object.entries(typeof query === 'object' && query !== null ? query : {})
  const byName = new Map(entries.map(([name, value]) => [name.toLowerCase(), value as unknown]))
  return (name) => {
    const found = byName.get(name.toLowerCase())
    const value: unknown = Array.isArray(found) ? found[0] : found
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
}

/** What is asked of the features of a layer. */
export type FeatureQuestion = {
  readonly layer: GisLayer
  readonly system: CoordinateSystem
  readonly start: number
  readonly count: number
  readonly window: Box | null
  /** The properties that are wanted; null for all. */
  readonly wanted: ReadonlySet<string> | null
}

const systems = Object.keys(coordinateSystems) as CoordinateSystem[]

const JSON_FORMATS = ['json', 'application/json', 'application/geo+json']

/** What would narrow or change the answer and is not understood: to leave it aside would answer another question. */
const NOT_UNDERSTOOD = ['cql_filter', 'filter', 'featureID', 'resourceID', 'sortBy', 'storedquery_id']

export function refuseOthers(parameters: Parameters, names: readonly string[]): void {
  const given = names.find((name) => parameters(name) !== null)
  if (given !== undefined) throw new Refusal(given, 'is not understood here: leave it out')
}

export function featureQuestion(parameters: Parameters): FeatureQuestion {
  refuseOthers(parameters, NOT_UNDERSTOOD)
  const kind = parameters('resultType')
  if (kind !== null && kind.toLowerCase() !== 'results') throw new Refusal('resultType', 'must be results')
  const format = parameters('outputFormat')
  if (format !== null && !JSON_FORMATS.includes(format.toLowerCase().split(';')[0] ?? ''))
    throw new Refusal('outputFormat', `must be ${JSON_FORMATS.slice(0, 2).join(' or ')}, not ${format}`)
  const layer = layerAsked(parameters)
  const system = systemNamed('srsName', parameters('srsName') ?? 'EPSG:4326')
  return {
    layer,
    system,
    start: whole('startIndex', parameters('startIndex')) ?? 0,
    count: whole('count', parameters('count') ?? parameters('maxFeatures')) ?? Infinity,
    window: windowAsked(parameters('bbox'), system),
    wanted: wantedOf(layer, parameters('propertyName')),
  }
}

export function layerAsked(parameters: Parameters): GisLayer {
  const name = parameters('typeNames') ?? parameters('typeName')
  const layer = name === null ? undefined : gisLayerNamed(name)
  if (layer !== undefined) return layer
  const known = gisLayers.map((one) => one.name).join(', ')
  throw new Refusal('typeNames', `must be one of ${known}${name === null ? '' : `, not ${name}`}`)
}

/** `EPSG:23031`, `urn:ogc:def:crs:EPSG::23031` or the address of one. */
function systemNamed(locator: string, name: string): CoordinateSystem {
  if (/CRS84$/i.test(name)) return 'WGS84'
  const number = Number(/(?:^|\D)(\d{1,6})$/.exec(name)?.[1])
  const system = systems.find((candidate) => coordinateSystems[candidate].epsg === number)
  if (system !== undefined) return system
  const known = systems.map((one) => `EPSG:${coordinateSystems[one].epsg}`).join(', ')
  throw new Refusal(locator, `must be one of ${known}, not ${name}`)
}

function whole(locator: string, text: string | null): number | null {
  if (text === null) return null
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(locator, `must be a whole number, not ${text}`)
  return Number(text)
}

/** The window that is asked for, in degrees; its system may be named in it, and else is that of the answer. */
function windowAsked(text: string | null, system: CoordinateSystem): Box | null {
  if (text === null) return null
  const [west, south, east, north, named] = text.split(',').map((part) => part.trim())
  const sides = [west, south, east, north].map((side) => (side ? Number(side) : NaN))
  const [minX = NaN, minY = NaN, maxX = NaN, maxY = NaN] = sides
  if (!sides.every(Number.isFinite) || minX > maxX || minY > maxY)
    throw new Refusal('bbox', 'must be minx,miny,maxx,maxy, with longitude or easting first')
  const box = { west: minX, south: minY, east: maxX, north: maxY }
  return boxInDegrees(named ? systemNamed('bbox', named) : system, box)
}

function wantedOf({ properties }: GisLayer, text: string | null): ReadonlySet<string> | null {
  if (text === null || text === '*') return null
  const names = text.replace(/[()]/g, '').split(',')
  const known = Object.keys(properties)
  const found = names.map((name) => {
    const bare = name.trim().replace(/^.*:/, '').toLowerCase()
    return known.find((one) => one.toLowerCase() === bare) ?? (isShape(bare) ? '' : null)
  })
  const unknown = found.indexOf(null)
  if (unknown !== -1)
    throw new Refusal('propertyName', `must be among ${known.join(', ')}, not ${names[unknown]?.trim()}`)
  return new Set(found.filter((name) => name !== null && name !== '') as string[])
}

/** The names that programs have for the shape, which always comes. */
const isShape = (name: string): boolean => ['geom', 'geometry', 'the_geom', 'shape'].includes(name)
