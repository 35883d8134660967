import type { CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'

/** The systems a visitor can choose from, in which panels give a place. */
export const offeredSystems = [
  'RD',
  'ED50-UTM31',
  'ETRS89-UTM31',
  'WGS84',
] as const satisfies readonly CoordinateSystem[]

export type OfferedSystem = (typeof offeredSystems)[number]

/** East and north, or longitude and latitude. */
export type Coordinate = readonly [x: number, y: number]

export const isInDegrees = (system: CoordinateSystem): boolean => system === 'WGS84' || system === 'ED50'
