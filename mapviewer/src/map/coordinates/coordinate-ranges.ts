import type { Box } from '@datacentre/catalogue/geography/blocks'
import { boxInSystem } from './box-in-system.ts'
import {
  offeredSystems,
  ourRanges,
  type CoordinateRanges,
} from '@datacentre/catalogue/geography/coordinates/offered-systems'

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
