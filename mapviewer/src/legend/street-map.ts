import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { fromRd } from '../map/coordinates/systems.ts'

/** Metres in a pixel of web maps at zoom 0, on the equator. */
const WEB_MAP_METRES = 156_543.03
const DEEPEST = 19

/** The address of a map with streets, around the same place and about as near. */
export function streetMap(middle: Coordinate, resolution: number): string {
  const [longitude, latitude] = fromRd(middle, 'WGS84')
  const metres = WEB_MAP_METRES * Math.cos((latitude * Math.PI) / 180)
  const zoom = Math.min(Math.round(Math.log2(metres / resolution)), DEEPEST)
  return `https://www.openstreetmap.org/#map=${zoom}/${latitude.toFixed(5)}/${longitude.toFixed(5)}`
}
