import type { CoordinateSystem } from '../../codes/coordinate-systems.ts'

/** The systems a visitor can choose from, and type a place in. */
export const offeredSystems = [
  'RD',
  'ED50-UTM31',
  'ED50',
  'ETRS89-UTM31',
  'ETRS89',
  'WGS84',
] as const satisfies readonly CoordinateSystem[]

export type OfferedSystem = (typeof offeredSystems)[number]

/** East and north, or longitude and latitude. */
export type Coordinate = readonly [x: number, y: number]

/** Between which numbers a place lies in each system. */
export type CoordinateRanges = Readonly<
  Record<OfferedSystem, { readonly x: Coordinate; readonly y: Coordinate }>
>

const inDegrees = { x: [1, 8.5], y: [50, 56.5] } as const
const inUtm31 = { x: [350_000, 830_000], y: [5_600_000, 6_230_000] } as const

/** Where places in and around the Netherlands and their shelf lie. */
export const ourRanges: CoordinateRanges = {
  RD: { x: [-100_000, 320_000], y: [280_000, 900_000] },
  'ED50-UTM31': inUtm31,
  ED50: inDegrees,
  'ETRS89-UTM31': inUtm31,
  ETRS89: inDegrees,
  WGS84: inDegrees,
}
