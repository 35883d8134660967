import type { Box } from '@datacentre/catalogue/geography/blocks'
import { boxInSystem } from './box-in-system.ts'
import { offeredSystems, type Coordinate, type OfferedSystem } from './offered-systems.ts'

/** Between which numbers a place lies in each system. */
export type CoordinateRanges = Readonly<
  Record<OfferedSystem, { readonly x: Coordinate; readonly y: Coordinate }>
>

/** Where places in and around the Netherlands and their shelf lie. */
export const ourRanges: CoordinateRanges = {
  RD: { x: [-100_000, 320_000], y: [280_000, 900_000] },
  'ED50-UTM31': { x: [350_000, 830_000], y: [5_600_000, 6_230_000] },
  'ETRS89-UTM31': { x: [350_000, 830_000], y: [5_600_000, 6_230_000] },
  WGS84: { x: [1, 8.5], y: [50, 56.5] },
}

/** How far beyond its box a place of a country may lie, in degrees. */
const AROUND = { x: 1, y: 0.5 }

/** Where places in and around a country lie; ours where none is given. */
export function rangesOf(country: Box | null): CoordinateRanges {
  if (country === null) return ourRanges
  const around = {
    west: country.west - AROUND.x,
    south: country.south - AROUND.y,
    east: country.east + AROUND.x,
    north: country.north + AROUND.y,
  }
  const inSystem = offeredSystems.map((system) => {
    const [minX, minY, maxX, maxY] =
      system === 'WGS84'
        ? [around.west, around.south, around.east, around.north]
        : boxInSystem(around, system)
    return [system, { x: [minX, maxX], y: [minY, maxY] }]
  })
  return Object.fromEntries(inSystem) as CoordinateRanges
}
