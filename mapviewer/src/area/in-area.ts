import { holesInArea, insideArea, type HolePart } from '@datacentre/catalogue/geography/near/inside-area'
import { planeShape, type PlaneShape } from '@datacentre/catalogue/geography/near/plane-shape'
import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import { layerOf, mapLayers, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { licenceStanding } from '@datacentre/catalogue/past/in-force'
import type { NamedObject } from '../map/view/scene.ts'
import { objectIn } from '../map/layers/object-in.ts'
import { areaOf } from '../map/measure/true-area.ts'
import type { Outlines } from './asked-area.ts'

/** What lies in an area, of one layer. */
export type InLayer = {
  readonly id: LayerId
  readonly layer: Layer
  readonly rows: readonly number[]
}

/** What lies in an area. */
export type InArea = {
  readonly layers: readonly InLayer[]
  /** By what each hole lies there. */
  readonly holes: ReadonlyMap<number, HolePart>
  /** The licences that stand, by their rows. */
  readonly inForce: readonly number[]
}

export type Layers = Readonly<Record<LayerId, Layer>>

export const shapeOf = (outlines: Outlines): PlaneShape | null =>
  planeShape(
    'outline',
    outlines.map((rings) => rings.map((ring) => Float64Array.from(ring.flat()))),
  )

type Known = {
  readonly layers: Layers
  readonly courses: Layer
  /** The rows of the register of licences, whose status or dates say which are in force. */
  readonly licences: readonly AnyRow[]
  readonly today: number
}

/** Everything in an area, as the pages of places find it: also holes that only go or end under it. */
export function inArea(outlines: Outlines, { layers, courses, licences, today }: Known): InArea {
  const area = shapeOf(outlines)
  if (area === null) return { layers: [], holes: new Map(), inForce: [] }
  const holes = holesInArea(area, layers.boreholes, courses)
  const found = mapLayers.map(({ id }): InLayer => ({
    id,
    layer: layers[id],
    rows: id === 'boreholes' ? [...holes.keys()] : insideArea(area, layers[id]),
  }))
  const standing = new Set(
    licences
      .filter((row) => licenceStanding(row, today) === 'inForce')
      .map((row) => row[layerOf('licences').key]),
  )
  const licensed = found.find(({ id }) => id === 'licences')
  return {
    layers: found,
    holes,
    inForce: licensed?.rows.filter((row) => standing.has(licensed.layer.keys[row])) ?? [],
  }
}

export const namedIn = ({ id, layer, rows }: InLayer): readonly NamedObject[] =>
  rows
    .map((row) => objectIn(layerOf(id), layer, row))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl', { numeric: true }))

/** The ground that outlines cover, in square metres: without their holes. */
export const groundOf = (outlines: Outlines): number =>
  outlines.reduce(
    (sum, [outside = [], ...holes]) =>
      sum + areaOf(outside) - holes.reduce((inside, hole) => inside + areaOf(hole), 0),
    0,
  )
