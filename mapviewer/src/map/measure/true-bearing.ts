import { fromRd, toRd } from '../coordinates/systems.ts'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'

/** In degrees of latitude: some metres, over which north is straight. */
const NEAR = 1e-4

const clockwiseFromUp = ([fromX, fromY]: Coordinate, [toX, toY]: Coordinate): number =>
  (Math.atan2(toX - fromX, toY - fromY) * 180) / Math.PI

/**
 * In which direction a line leaves its first point, in degrees from true north, clockwise. RD keeps angles, but its north is not
 * that of the compass rose: far out at sea they are three degrees apart.
 */
export function bearingOf(from: Coordinate, to: Coordinate): number {
  const [longitude, latitude] = fromRd(from, 'WGS84')
  const north = toRd([longitude, latitude + NEAR], 'WGS84')
  return (clockwiseFromUp(from, to) - clockwiseFromUp(from, north) + 360) % 360
}
