export type Position = readonly number[]

/** A GeoJSON geometry in WGS84 (RFC 7946): longitude before latitude. */
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'MultiPoint' | 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] }

/** Parts of rings of positions, whatever the type: a point or a line is a part of one ring. */
export type Parts = readonly (readonly (readonly Position[])[])[]

/** The parts of a geometry; none where there is no geometry. */
export function partsOf(geometry: Geometry | null): Parts {
  if (geometry === null) return []
  switch (geometry.type) {
    case 'Point':
      return [[[geometry.coordinates]]]
    case 'MultiPoint':
      return geometry.coordinates.map((position) => [[position]])
    case 'LineString':
      return [[geometry.coordinates]]
    case 'MultiLineString':
      return geometry.coordinates.map((line) => [line])
    case 'Polygon':
      return [geometry.coordinates]
    case 'MultiPolygon':
      return geometry.coordinates
  }
}
