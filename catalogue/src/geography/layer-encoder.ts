import type { AnyRow } from '../grammar/column.ts'
import type { PackedCodes, PackedLayer } from './layer-code.ts'
import type { MapLayer } from './map-layers.ts'

/** A place in metres of the Dutch grid. */
type GridPlace = readonly [x: number, y: number]
/** Parts of rings of places; a point or a line is a part of one ring, and no part at all is an unknown place. */
export type GridShape = readonly (readonly (readonly GridPlace[])[])[]

export type Feature = { readonly row: AnyRow; readonly shape: GridShape }

function packCodes(features: readonly Feature[], column: string): PackedCodes {
  const places = new Map<string, number>()
  const at = features.map(({ row }) => {
    const code = row[column]
    if (typeof code !== 'string') return -1
    const known = places.get(code) ?? places.size
    places.set(code, known)
    return known
  })
  return { values: [...places.keys()], at }
}

const textIn = (row: AnyRow, column: string): string | null => {
  const value = row[column]
  return typeof value === 'string' ? value : null
}

const keyIn = (row: AnyRow, column: string): string | number => {
  const value = row[column]
  return typeof value === 'number' ? value : String(value)
}

type PackedShapes = Pick<PackedLayer, 'parts' | 'rings' | 'points' | 'steps'>

/** Shapes one after the other; coordinates are rounded to whole metres. */
export function packShapes(shapes: readonly GridShape[]): PackedShapes {
  const [rings, points, steps]: [number[], number[], number[]] = [[], [], []]
  let [lastX, lastY] = [0, 0]
  for (const part of shapes.flat()) {
    rings.push(part.length)
    for (const ring of part) {
      points.push(ring.length)
      for (const place of ring) {
        const [x, y] = [Math.round(place[0]), Math.round(place[1])]
        steps.push(x - lastX, y - lastY)
        lastX = x
        lastY = y
      }
    }
  }
  return { parts: shapes.map((shape) => shape.length), rings, points, steps }
}

/** The wire form of a layer. `decodeLayer` reads it. */
export function encodeLayer(layer: MapLayer, features: readonly Feature[]): PackedLayer {
  const perColumn = <Packed>(columns: readonly string[], pack: (column: string) => Packed) =>
    Object.fromEntries(columns.map((column) => [column, pack(column)]))
  return {
    kind: layer.table.geometry ?? 'point',
    keys: features.map(({ row }) => keyIn(row, layer.key)),
    names: features.map(({ row }) => textIn(row, layer.title) ?? ''),
    codes: perColumn(layer.codes, (column) => packCodes(features, column)),
    texts: perColumn(layer.texts, (column) => features.map(({ row }) => textIn(row, column))),
    ...packShapes(features.map(({ shape }) => shape)),
  }
}
