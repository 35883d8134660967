import { coordinateSystems, type CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import proj4 from 'proj4'
import { isObject, textOrNull } from '../geojson/json.ts'

const systems = Object.keys(coordinateSystems) as CoordinateSystem[]

/** Other names that registers use. */
const SYNONYMS: Readonly<Record<string, CoordinateSystem>> = {
  'ED50-GEOGR': 'ED50',
  'ED50-NEDTM': 'ED50-TM5',
  'RD NEW': 'RD',
  RDNEW: 'RD',
  CRS84: 'WGS84',
  'WGS 84': 'WGS84',
}

/** A system by our name for it, its EPSG number or another name in use; null when none is meant that we know. */
export function systemNamed(text: string): CoordinateSystem | null {
  const name = text.trim().toUpperCase().replaceAll('_', '-')
  const number = /^(?:URN:OGC:DEF:CRS:)?EPSG:{1,2}(\d+)$|^(\d{4,5})$/.exec(name)
  if (number !== null) {
    const epsg = Number(number[1] ?? number[2])
    return systems.find((system) => coordinateSystems[system].epsg === epsg) ?? null
  }
  return systems.find((system) => system === name) ?? SYNONYMS[name] ?? null
}

/** `RD (EPSG:28992), ED50-UTM31 (EPSG:23031), …` */
export const knownSystems: string = systems
  .map((system) => `${system} (EPSG:${coordinateSystems[system].epsg})`)
  .join(', ')

/** In which system the positions of a file are: one for all of it, or the one that a column names. */
export type PositionSystem =
  | { readonly of: 'table'; readonly system: CoordinateSystem }
  | { readonly of: 'row'; readonly column: string }

export const SYSTEM_RULE = `must be {"column": "…"} or one of ${knownSystems}`

/** The `coordinateSystem` of a resource; null when it is none of what is allowed. */
export function readSystem(given: unknown): PositionSystem | null {
  if (isObject(given)) {
    const column = textOrNull(given['column'])
    return column === null ? null : { of: 'row', column }
  }
  const system = typeof given === 'number' || typeof given === 'string' ? systemNamed(String(given)) : null
  return system === null ? null : { of: 'table', system }
}

type Place = readonly [x: number, y: number]

const converters = new Map<CoordinateSystem, (place: number[]) => number[]>()

/** Decimals of a degree that are kept: a centimetre. */
const DECIMALS = 7

/** A position in degrees of WGS84; null where it lies outside what its system can tell. */
export function toWgs84([x, y]: Place, system: CoordinateSystem): Place | null {
  let convert = converters.get(system)
  if (convert === undefined) {
    const { forward } = proj4(coordinateSystems[system].proj4, coordinateSystems.WGS84.proj4)
    convert = (place) => forward(place)
    converters.set(system, convert)
  }
  const [longitude = NaN, latitude = NaN] = convert([x, y])
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return null
  return [Number(longitude.toFixed(DECIMALS)), Number(latitude.toFixed(DECIMALS))]
}
