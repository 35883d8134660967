import {
  coordinateSystems,
  isInDegrees,
  type CoordinateSystem,
} from '@datacentre/catalogue/codes/coordinate-systems'

/** A coordinate system as an answer may be in. */
export type AnswerSystem = {
  readonly uri: string
  readonly system: CoordinateSystem
  /** Whether latitude stands before longitude, as the authority of the system has it. */
  readonly isLatitudeFirst: boolean
}

const EPSG = 'http://www.opengis.net/def/crs/EPSG/0/'

/** What GeoJSON is in: longitude and latitude of WGS84. */
export const CRS84: AnswerSystem = {
  uri: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  system: 'WGS84',
  isLatitudeFirst: false,
}

/** Every system that can be asked for, the one without asking first. */
export const answerSystems: readonly AnswerSystem[] = [
  CRS84,
  ...(Object.keys(coordinateSystems) as CoordinateSystem[]).map((system) => ({
    uri: `${EPSG}${coordinateSystems[system].epsg}`,
    system,
    isLatitudeFirst: isInDegrees(system),
  })),
]

/** A system by its address; by `EPSG:28992` too, as people write it. */
export function systemNamed(name: string): AnswerSystem | undefined {
  const bare = name.replace(/^\[?<?|>?\]?$/g, '').replace(/^https:/, 'http:')
  const code = /^EPSG:(\d+)$/i.exec(bare)?.[1]
  const uri = code === undefined ? bare : `${EPSG}${code}`
  return answerSystems.find((one) => one.uri === uri)
}
