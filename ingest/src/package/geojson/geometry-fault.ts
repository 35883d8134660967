import type { GeometryKind } from '@datacentre/catalogue/grammar/table'
import type { Geometry } from '@datacentre/database'

const ALLOWED = {
  line: ['LineString', 'MultiLineString'],
  outline: ['Polygon', 'MultiPolygon'],
  point: ['Point'],
} as const satisfies Record<GeometryKind, readonly string[]>

type Check = (coordinates: unknown) => string | null

const checks: Record<(typeof ALLOWED)[GeometryKind][number], Check> = {
  Point: positionFault,
  LineString: (path) => pathFault(path),
  MultiLineString: (paths) => partsFault(paths, (path) => pathFault(path)),
  Polygon: (rings) => partsFault(rings, ringFault),
  MultiPolygon: (polygons) => partsFault(polygons, (rings) => partsFault(rings, ringFault)),
}

/** What is wrong with a geometry, or null; an empty geometry is allowed. */
export function geometryFault(kind: GeometryKind, geometry: Geometry | null): string | null {
  if (geometry === null) return null
  const type = ALLOWED[kind].find((allowed) => allowed === geometry.type)
  if (type === undefined) {
    const written: unknown = geometry.type
    const instead = typeof written === 'string' ? written : 'one without a type'
    return `must be a ${ALLOWED[kind].join(' or ')}, not ${instead}`
  }
  return checks[type](geometry.coordinates)
}

function partsFault(parts: unknown, fault: Check): string | null {
  if (!Array.isArray(parts) || parts.length === 0) return 'must have coordinates'
  for (const part of parts) {
    const found = fault(part)
    if (found !== null) return found
  }
  return null
}

function pathFault(path: unknown, fewest = 2): string | null {
  if (!Array.isArray(path) || path.length < fewest) return `must have at least ${fewest} positions`
  for (const position of path) {
    const found = positionFault(position)
    if (found !== null) return found
  }
  return null
}

/** A ring has four positions at least, the last the same as the first (RFC 7946). */
function ringFault(ring: unknown): string | null {
  const found = pathFault(ring, 4)
  if (found !== null || !Array.isArray(ring)) return found
  const [first, last] = [ring[0], ring.at(-1)]
  return first[0] === last[0] && first[1] === last[1] ? null : 'must end each ring where it began'
}

const inside = (value: unknown, bound: number): boolean =>
  typeof value === 'number' && Math.abs(value) <= bound

function positionFault(position: unknown): string | null {
  const [longitude, latitude]: unknown[] = Array.isArray(position) ? position : []
  if (inside(longitude, 180) && inside(latitude, 90)) return null
  return `must be longitude and latitude in WGS84 degrees, not ${JSON.stringify(position)}`
}
