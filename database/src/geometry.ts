type Position = readonly number[]

/** A GeoJSON geometry in WGS84 (RFC 7946): longitude before latitude. */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] }

type Coordinates = number | readonly Coordinates[]

export type Box = { west: number; south: number; east: number; north: number }

const widen = (box: Box, coordinates: readonly Coordinates[]): void => {
  const [longitude, latitude] = coordinates
  if (typeof longitude === 'number' && typeof latitude === 'number') {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
    return
  }
  for (const part of coordinates) if (typeof part !== 'number') widen(box, part)
}

/** The smallest box around a geometry, or null around one without any position. */
export const boxAround = (geometry: Geometry): Box | null => {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  widen(box, geometry.coordinates)
  return box.west <= box.east ? box : null
}
