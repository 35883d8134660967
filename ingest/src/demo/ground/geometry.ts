import type { Position, Ring } from './plane.ts'

type Point = readonly [lon: number, lat: number]

/** The shapes a data package carries (GeoJSON, WGS84). */
export type Geometry =
  | { readonly type: 'LineString'; readonly coordinates: readonly Point[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Point[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Point[])[])[] }

/** Five decimals of a degree: a metre on the map. */
const pointOf = ({ lon, lat }: Position): Point => [Math.round(lon * 1e5) / 1e5, Math.round(lat * 1e5) / 1e5]

export const lineOf = (places: readonly Position[]): Geometry => ({
  type: 'LineString',
  coordinates: places.map(pointOf),
})

/** One ring becomes a polygon, several a multipolygon. */
export function outlineOf(rings: readonly Ring[]): Geometry {
  const [first, ...others] = rings.map((ring) => [closed(ring)])
  if (first === undefined) throw new Error('An outline has at least one ring.')
  return others.length === 0
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: [first, ...others] }
}

/** Ends where it began and runs anticlockwise (RFC 7946). */
function closed(ring: Ring): readonly Point[] {
  const points = ring.map(pointOf)
  const turned = signedArea(points) < 0 ? points.toReversed() : points
  const [first] = turned
  return first === undefined ? [] : [...turned, first]
}

function signedArea(points: readonly Point[]): number {
  return points.reduce((area, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y]
    return area + (x * nextY - nextX * y)
  }, 0)
}
