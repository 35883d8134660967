import { sharedArea as sharedOnPlane, type Rings } from '@datacentre/catalogue/geography/shared-area'
import { metresPerDegree, type Ring } from './plane.ts'

const SQUARE_METRES_PER_KM2 = 1_000_000

/** A ring in metres, which ends where it begins. */
function onPlane(ring: Ring, scale: ReturnType<typeof metresPerDegree>): Rings {
  const places = ring.map(({ lon, lat }) => [lon * scale.east, lat * scale.north] as const)
  return [[...places, ...places.slice(0, 1)]]
}

/** The area that two rings have in common, in km². */
export function sharedArea(one: Ring, other: Ring): number {
  const scale = metresPerDegree(one[0]?.lat ?? 52)
  return sharedOnPlane(onPlane(one, scale), onPlane(other, scale)) / SQUARE_METRES_PER_KM2
}
