import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { layerOf, type LayerId, type MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import { codeOf, type Layer } from '@datacentre/catalogue/geography/layer-code'
import { shapeInLayer, type Track } from '@datacentre/catalogue/geography/near/plane-shape'
import { knownDay, writeDay } from '@datacentre/catalogue/time/days'
import type { Say } from '@datacentre/catalogue/texts/index'
import { csvForSpreadsheets } from '@datacentre/catalogue/wording/csv'
import { rowsWithSource } from '@datacentre/catalogue/wording/source-line'
import { fromRd } from '../map/coordinates/systems.ts'
import { objectIn } from '../map/layers/object-in.ts'
import type { FileSource } from '../subjects/file-source.ts'
import { kindOf } from '../subjects/subjects.ts'
import type { Outlines } from './asked-area.ts'
import type { InArea } from './in-area.ts'

/** About ten centimetres, which is finer than the whole metres of the map. */
const DECIMALS = 6

const degreesOf = (x: number, y: number): readonly number[] =>
  fromRd([x, y], 'WGS84').map((degrees) => Number(degrees.toFixed(DECIMALS)))

const placesOf = (track: Track): (readonly number[])[] =>
  Array.from({ length: track.length / 2 }, (_, at) => degreesOf(track[2 * at]!, track[2 * at + 1]!))

/** The place of a feature as GeoJSON in degrees; null where it is not known. */
function geometryIn(layer: Layer, row: number): Geometry | null {
  const shape = shapeInLayer(layer, row)
  if (shape === null) return null
  const parts = shape.parts.map((tracks) => tracks.map(placesOf))
  if (shape.kind === 'outline') return { type: 'MultiPolygon', coordinates: parts }
  if (shape.kind === 'line') return { type: 'MultiLineString', coordinates: parts.flat() }
  return { type: 'Point', coordinates: parts[0]![0]![0]! }
}

/** What is known of an object: the columns of its list, or what the layer carries where it has none; days as programs read them. */
function columnsOf({ table }: MapLayer, layer: Layer, row: number, listed: AnyRow | undefined): Columns {
  if (listed === undefined)
    return Object.fromEntries(Object.keys(layer.codes).map((code) => [code, codeOf(layer, code, row)]))
  const days = new Set(table.columns.filter(({ kind }) => kind === 'day').map(({ key }) => key))
  return Object.fromEntries(
    Object.entries(listed).map(([key, value]) => [
      key,
      days.has(key) && typeof value === 'number' ? dayIfKnown(value) : value,
    ]),
  )
}

/** As in the files of the server a placeholder is no day (D9.10). */
function dayIfKnown(value: number): string | null {
  const day = knownDay(value)
  return day === null ? null : writeDay(day)
}

type Columns = Readonly<Record<string, unknown>>

export type Lists = ReadonlyMap<LayerId, readonly AnyRow[]>

type Said = { readonly say: Say; readonly source: FileSource }

/** Everything in an area with all of its columns, as GeoJSON. */
export function areaGeoJson({ layers, holes }: InArea, lists: Lists, { say, source }: Said): string {
  const features = layers.flatMap(({ id, layer, rows }) => {
    const { key } = layerOf(id)
    const byKey = new Map(lists.get(id)?.map((row) => [row[key], row]))
    return rows.map((row) => ({
      type: 'Feature',
      id: layer.keys[row],
      geometry: geometryIn(layer, row),
      properties: {
        kind: say(kindOf(id)),
        name: layer.names[row],
        ...(id === 'boreholes' && { liesHereBy: holes.get(row) }),
        ...columnsOf(layerOf(id), layer, row, byKey.get(layer.keys[row]!)),
      },
    }))
  })
  return JSON.stringify({
    type: 'FeatureCollection',
    source: source.line,
    dataset: source.dataset,
    features,
  })
}

/** A line for each object: what it is, its key and its name, and where it is. */
export function areaCsv({ layers, holes }: InArea, { say, source }: Said): string {
  const lines = layers.flatMap(({ id, layer, rows }) =>
    rows.map((row) => {
      const { name, id: page } = objectIn(layerOf(id), layer, row)
      const box = shapeInLayer(layer, row)?.box
      const [longitude = '', latitude = ''] =
        box === undefined ? [] : degreesOf((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
      const by = id === 'boreholes' ? (holes.get(row) ?? '') : ''
      return [say(kindOf(id)), id, page, name, by, longitude, latitude]
    }),
  )
  const heads = ['kind', 'table', 'id', 'name', 'liesHereBy', 'longitude', 'latitude']
  return csvForSpreadsheets(rowsWithSource([heads, ...lines], source.line))
}

/** The outline itself, to be opened again. */
export function outlineGeoJson(outlines: Outlines, name: string): string {
  const coordinates = outlines.map((rings) => rings.map((ring) => ring.map(([x, y]) => degreesOf(x, y))))
  return JSON.stringify({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'MultiPolygon', coordinates },
  })
}
