import { endsOf, flatOf, type Layer } from '@datacentre/catalogue/geography/layer-code'
import Feature from 'ol/Feature'
import type Geometry from 'ol/geom/Geometry'
import LineString from 'ol/geom/LineString'
import MultiLineString from 'ol/geom/MultiLineString'
import MultiPolygon from 'ol/geom/MultiPolygon'
import Point from 'ol/geom/Point'
import Polygon from 'ol/geom/Polygon'

const ROW = 'row'

/** The row of the layer that a feature stands for. */
export const rowOf = (feature: { get: (key: string) => unknown }): number => Number(feature.get(ROW))

/** One part or several: OpenLayers has a class for each. */
const geometryMakers: Readonly<
  Record<Layer['kind'], (flat: number[], endss: readonly number[][]) => Geometry>
> = {
  point: (flat) => new Point(flat),
  line: (flat, endss) =>
    endss.length === 1
      ? new LineString(flat, 'XY')
      : new MultiLineString(
          flat,
          'XY',
          endss.map((ends) => ends.at(-1) ?? 0),
        ),
  outline: (flat, endss) =>
    endss.length === 1
      ? new Polygon(flat, 'XY', endss[0])
      : new MultiPolygon(
          flat,
          'XY',
          endss.map((ends) => [...ends]),
        ),
}

/** The shape of a row; null where its place is not known. */
export function geometryOf(layer: Layer, row: number): Geometry | null {
  const flat = flatOf(layer, row)
  return flat.length === 0 ? null : geometryMakers[layer.kind](flat, endsOf(layer, row))
}

/** A feature for a row; null where its place is not known. */
export function featureAt(layer: Layer, row: number): Feature | null {
  const geometry = geometryOf(layer, row)
  if (geometry === null) return null
  const feature = new Feature(geometry)
  feature.set(ROW, row, true)
  return feature
}

/** A feature for every row that has a place. They are drawn in the order in which they are made: the lowest rank last, on top. */
export function featuresOf(layer: Layer, ranks?: ArrayLike<number>): Feature[] {
  const rows = [...layer.keys.keys()]
  if (ranks) rows.sort((one, other) => ranks[other]! - ranks[one]! || other - one)
  return rows.flatMap((row) => featureAt(layer, row) ?? [])
}
