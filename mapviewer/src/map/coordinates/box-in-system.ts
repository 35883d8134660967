import type { Box } from '@datacentre/catalogue/geography/blocks'
import type { CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { fromRd, toRd } from './systems.ts'

const POINTS_ALONG = 16

/** The smallest box in a system around one in degrees of WGS84; the sides of that are curved there. */
export function boxInSystem(
  { west, south, east, north }: Box,
  system: CoordinateSystem,
): readonly [minX: number, minY: number, maxX: number, maxY: number] {
  const along = Array.from({ length: POINTS_ALONG + 1 }, (_, at) => at / POINTS_ALONG)
  const places = along.flatMap((part): Coordinate[] => {
    const [x, y] = [west + part * (east - west), south + part * (north - south)]
    return [
      [x, south],
      [x, north],
      [west, y],
      [east, y],
    ]
  })
  const turned = places.map((place) => fromRd(toRd(place, 'WGS84'), system))
  const [xs, ys] = [turned.map(([x]) => x), turned.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
