/** A place on earth in degrees, WGS84. */
export type Position = { readonly lon: number; readonly lat: number }

export type Ring = readonly Position[]

const inRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** The length of a degree in metres at a latitude: the series of the WGS84 ellipsoid (Snyder 1987, p. 25). */
export function metresPerDegree(lat: number): { readonly east: number; readonly north: number } {
  const phi = inRadians(lat)
  return {
    east: 111_412.84 * Math.cos(phi) - 93.5 * Math.cos(3 * phi),
    north: 111_132.95 - 559.85 * Math.cos(2 * phi),
  }
}

/** Metres east and north. */
export type Displacement = { readonly east: number; readonly north: number }

/** The place some metres east and north of another. */
export function offset(from: Position, { east, north }: Displacement): Position {
  const degree = metresPerDegree(from.lat)
  return { lon: from.lon + east / degree.east, lat: from.lat + north / degree.north }
}

/** How far one place lies east and north of another, in metres. */
export function difference(from: Position, to: Position): Displacement {
  const degree = metresPerDegree((from.lat + to.lat) / 2)
  return { east: (to.lon - from.lon) * degree.east, north: (to.lat - from.lat) * degree.north }
}

/** Metres between two places; good to a few metres over the length of a seismic line. */
export function distance(from: Position, to: Position): number {
  const { east, north } = difference(from, to)
  return Math.hypot(east, north)
}

/** A direction in degrees clockwise from north, and how far. */
export type Bearing = { readonly direction: number; readonly metres: number }

/** The place in a direction at a number of metres. */
export function towards(from: Position, { direction, metres }: Bearing): Position {
  const angle = inRadians(direction)
  return offset(from, { east: metres * Math.sin(angle), north: metres * Math.cos(angle) })
}

/** Published positions have six decimals (about 10 cm): decide about a place only after rounding it. */
export const published = ({ lon, lat }: Position): Position => ({
  lon: Math.round(lon * 1e6) / 1e6,
  lat: Math.round(lat * 1e6) / 1e6,
})
