import type { Box } from '@datacentre/catalogue/geography/blocks'
import {
  coordinateSystems,
  isInDegrees,
  type CoordinateSystem,
} from '@datacentre/catalogue/codes/coordinate-systems'
import { boxInDegrees } from '../coordinates.ts'
import { gisLayerNamed, gisLayers, type GisLayer } from './gis-layers.ts'
import { Refusal, refuseOthers, wholeNumber, type Parameters } from './parameters.ts'

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

const NOT_UNDERSTOOD = ['cql_filter', 'filter', 'featureID', 'resourceID', 'sortBy', 'storedquery_id']

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
    start: wholeNumber(parameters, 'startIndex') ?? 0,
    count: wholeNumber(parameters, 'count') ?? wholeNumber(parameters, 'maxFeatures') ?? Infinity,
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

/** The window that is asked for, in degrees; its system may be named in it, and else is that of the answer. */
function windowAsked(text: string | null, system: CoordinateSystem): Box | null {
  if (text === null) return null
  const parts = text.split(',').map((part) => part.trim())
  const named = parts[4] || null
  const sides = parts.slice(0, 4).map((side) => (side === '' ? NaN : Number(side)))
  const ofBox = named === null ? system : systemNamed('bbox', named)
  const [minX = NaN, minY = NaN, maxX = NaN, maxY = NaN] = sides
  if (sides.length < 4 || parts.length > 5 || !sides.every(Number.isFinite) || minX > maxX || minY > maxY)
    throw new Refusal('bbox', 'must be minx,miny,maxx,maxy, and may end in the name of their system')
  const box = isLatitudeFirst(named, ofBox)
    ? { west: minY, south: minX, east: maxY, north: maxX }
    : { west: minX, south: minY, east: maxX, north: maxY }
  return boxInDegrees(ofBox, box)
}

/** Under its full name a system of degrees has latitude first, as its authority has; under a short name longitude. */
const isLatitudeFirst = (name: string | null, system: CoordinateSystem): boolean =>
  name !== null && /^(urn:|https?:)/i.test(name) && !/CRS84$/i.test(name) && isInDegrees(system)

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
