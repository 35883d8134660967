import { partsOf, type Geometry, type Parts } from '@datacentre/catalogue/geography/geojson'
import { boxOf, decodeLayer, type GridBox } from '@datacentre/catalogue/geography/layer-code'
import { encodeLayer, type GridShape } from '@datacentre/catalogue/geography/layer-encoder'
import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { isShaped, readShapes, type Reading } from '@datacentre/database'
import { inSystem } from '../coordinates.ts'
import { memoize } from './memoize.ts'
import { measureGround, type MeasuredGround } from './measured-ground.ts'
import type { PackedFiles } from './kept/packed-files.ts'

/** A layer of the map as bytes: nothing of it lives as objects, however many lines there are. */
export type DrawnLayer = {
  /** The layer as it goes over the wire. */
  readonly json: Buffer
  /** The box around each row in metres of the Dutch grid, four numbers each; `NOWHERE` first where there is none. */
  readonly boxes: Int32Array
  /** What its outlines measure; parsed at its first use. */
  readonly ground: () => MeasuredGround
}

/** No place on the Dutch grid. */
const NOWHERE = -(2 ** 31)

/** The box around a row of the layer; null where its place is not known. */
export function boxAt({ boxes }: Pick<DrawnLayer, 'boxes'>, row: number): GridBox | null {
  const at = 4 * row
  const minX = boxes[at] ?? NOWHERE
  return minX === NOWHERE ? null : [minX, boxes[at + 1]!, boxes[at + 2]!, boxes[at + 3]!]
}

/** Sets the box around a row, in whole metres around it. */
export function setBox(boxes: Int32Array, row: number, box: GridBox | null): void {
  if (box === null) boxes.set([NOWHERE, 0, 0, 0], 4 * row)
  else boxes.set([Math.floor(box[0]), Math.floor(box[1]), Math.ceil(box[2]), Math.ceil(box[3])], 4 * row)
}

const onGrid = (parts: Parts): GridShape =>
  parts.map((rings) =>
    rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => inSystem('RD', longitude, latitude))),
  )

function pointOf({ longitudeWgs84, latitudeWgs84 }: AnyRow): Parts {
  if (typeof longitudeWgs84 !== 'number' || typeof latitudeWgs84 !== 'number') return []
  return [[[[longitudeWgs84, latitudeWgs84]]]]
}

/** The places of a layer's rows by their key: in their columns, or in the store. */
async function placesOf(reading: Reading, { table, key }: MapLayer): Promise<(row: AnyRow) => Parts> {
  if (!isShaped(table)) return pointOf
  const shapes: readonly Readonly<Record<string, unknown>>[] = await readShapes(reading, table)
  const texts = new Map(shapes.map((shape) => [shape[key], shape['geometry']]))
  return (row) => {
    const text = texts.get(row[key])
    return partsOf(typeof text === 'string' ? (JSON.parse(text) as Geometry) : null)
  }
}

/** Draws the rows of a layer, in their order. */
export async function drawLayer(
  reading: Reading,
  layer: MapLayer,
  rows: readonly AnyRow[],
): Promise<DrawnLayer> {
  const placeOf = await placesOf(reading, layer)
  const features = rows.map((row) => ({ row, shape: onGrid(placeOf(row)) }))
  const ground = measureGround(
    layer,
    features.map(({ shape }) => shape),
  )
  const packed = encodeLayer(layer, features)
  const decoded = decodeLayer(packed)
  const boxes = new Int32Array(4 * rows.length)
  for (let row = 0; row < rows.length; row++) setBox(boxes, row, boxOf(decoded, row))
  return { json: Buffer.from(JSON.stringify(packed)), boxes, ground: () => ground }
}

/** The file that a part of a layer is kept in. */
export const nameOf = (layer: MapLayer, part: 'json' | 'boxes' | 'ground'): string =>
  `layer-${layer.id}.${part}`

export async function keepDrawn(
  files: PackedFiles,
  layer: MapLayer,
  { json, boxes, ground }: DrawnLayer,
): Promise<void> {
  await files.keepBytes(nameOf(layer, 'json'), json)
  await files.keepBytes(nameOf(layer, 'boxes'), Buffer.from(boxes.buffer, boxes.byteOffset, boxes.byteLength))
  await files.keepBytes(nameOf(layer, 'ground'), Buffer.from(JSON.stringify(ground())))
}

export async function readDrawn(files: PackedFiles, layer: MapLayer): Promise<DrawnLayer | null> {
  const json = await files.readBytes(nameOf(layer, 'json'))
  const boxes = await files.readBytes(nameOf(layer, 'boxes'))
  const ground = await files.readBytes(nameOf(layer, 'ground'))
  if (json === null || boxes === null || ground === null) return null
  // Numbers must start at a whole multiple of their size, which a kept file does not promise.
  const aligned = Uint8Array.from(boxes)
  return {
    json,
    boxes: new Int32Array(aligned.buffer),
    ground: memoize(() => JSON.parse(ground.toString()) as MeasuredGround),
  }
}
