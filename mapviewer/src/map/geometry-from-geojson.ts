import { partsOf, type Geometry } from '@datacentre/catalogue/geography/geojson'
import type OlGeometry from 'ol/geom/Geometry'
import MultiLineString from 'ol/geom/MultiLineString'
import MultiPoint from 'ol/geom/MultiPoint'
import MultiPolygon from 'ol/geom/MultiPolygon'
import { toRd } from './coordinates/systems.ts'

/** A geometry of an answer, in WGS84, on the map. */
export function geometryFromGeoJson(geometry: Geometry): OlGeometry {
  const parts = partsOf(geometry).map((rings) =>
    rings.map((ring) =>
      ring.map(([longitude = 0, latitude = 0]) => [...toRd([longitude, latitude], 'WGS84')]),
    ),
  )
  if (geometry.type.endsWith('Point')) return new MultiPoint(parts.flat(2))
  return geometry.type.endsWith('LineString') ? new MultiLineString(parts.flat()) : new MultiPolygon(parts)
}
