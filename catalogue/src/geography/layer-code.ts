import type { GeometryKind } from '../grammar/table.ts'

/**
 * A layer as it goes over the wire: a list per column instead of an object per feature, and each coordinate as the step
 * from the one before, in whole metres of the Dutch grid (decision 0010).
 */
export type PackedLayer = {
  readonly kind: GeometryKind
  readonly keys: readonly (string | number)[]
  readonly names: readonly string[]
  readonly codes: Readonly<Record<string, PackedCodes>>
  readonly texts: Readonly<Record<string, readonly (string | null)[]>>
  /** How many parts each feature has: none where its place is not known. */
  readonly parts: readonly number[]
  /** How many rings each part has. */
  readonly rings: readonly number[]
  /** How many points each ring has. */
  readonly points: readonly number[]
  /** East and north of each point in turn, from the point before; the first from the origin of the grid. */
  readonly steps: readonly number[]
}

/** The codes that occur, and for each feature its place among them; -1 for none. */
export type PackedCodes = { readonly values: readonly string[]; readonly at: readonly number[] }

/** A layer ready to be drawn. Starts have one entry more than there are things, so that the last one ends too. */
export type Layer = {
  readonly kind: GeometryKind
  readonly count: number
  readonly keys: readonly (string | number)[]
  readonly names: readonly string[]
  readonly codes: PackedLayer['codes']
  readonly texts: PackedLayer['texts']
  /** Where a feature's parts, a part's rings and a ring's points start. */
  readonly featureStarts: Uint32Array
  readonly partStarts: Uint32Array
  readonly ringStarts: Uint32Array
  /** East and north of each point in turn, in metres of the Dutch grid. */
  readonly xy: Int32Array
}

function startsOf(counts: readonly number[]): Uint32Array {
  const starts = new Uint32Array(counts.length + 1)
  for (let at = 0; at < counts.length; at++) starts[at + 1] = starts[at]! + counts[at]!
  return starts
}

function placesOf(steps: readonly number[]): Int32Array {
  const xy = new Int32Array(steps.length)
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at]!
    y += steps[at + 1]!
    xy[at] = x
    xy[at + 1] = y
  }
  return xy
}

export const decodeLayer = (packed: PackedLayer): Layer => ({
  kind: packed.kind,
  count: packed.keys.length,
  keys: packed.keys,
  names: packed.names,
  codes: packed.codes,
  texts: packed.texts,
  featureStarts: startsOf(packed.parts),
  partStarts: startsOf(packed.rings),
  ringStarts: startsOf(packed.points),
  xy: placesOf(packed.steps),
})

/** A code that the layer carries; null where the feature has none. */
export function codeOf({ codes }: Layer, column: string, feature: number): string | null {
  const list = codes[column]
  return list?.values[list.at[feature] ?? -1] ?? null
}

export const textOf = ({ texts }: Layer, column: string, feature: number): string | null =>
  texts[column]?.[feature] ?? null

/** The first ring of a feature, and the first after it. */
function ringsOf({ featureStarts, partStarts }: Layer, feature: number): readonly [number, number] {
  return [partStarts[featureStarts[feature]!]!, partStarts[featureStarts[feature + 1]!]!]
}

/** The first point of a feature; empty where its place is not known. */
export function placeOf(layer: Layer, feature: number): readonly number[] {
  const { featureStarts, partStarts, ringStarts, xy } = layer
  const from = ringStarts[partStarts[featureStarts[feature]!]!]!
  const to = ringStarts[partStarts[featureStarts[feature + 1]!]!]!
  return from === to ? [] : [xy[2 * from]!, xy[2 * from + 1]!]
}

/** All coordinates of a feature, part after part: x, y, x, y. */
export function flatOf(layer: Layer, feature: number): number[] {
  const [first, after] = ringsOf(layer, feature)
  return Array.from(layer.xy.subarray(2 * layer.ringStarts[first]!, 2 * layer.ringStarts[after]!))
}

/** Where each ring of each part ends in the coordinates of `flatOf`. */
export function endsOf(layer: Layer, feature: number): number[][] {
  const { featureStarts, partStarts, ringStarts } = layer
  const [first] = ringsOf(layer, feature)
  const ends: number[][] = []
  for (let part = featureStarts[feature]!; part < featureStarts[feature + 1]!; part++) {
    const rings: number[] = []
    for (let ring = partStarts[part]!; ring < partStarts[part + 1]!; ring++)
      rings.push(2 * (ringStarts[ring + 1]! - ringStarts[first]!))
    ends.push(rings)
  }
  return ends
}

/** Tells of each ring, or line, where its coordinates begin in `xy` and where they end. */
export function forEachRing(layer: Layer, feature: number, tell: (start: number, end: number) => void): void {
  const [first, after] = ringsOf(layer, feature)
  for (let ring = first; ring < after; ring++)
    tell(2 * layer.ringStarts[ring]!, 2 * layer.ringStarts[ring + 1]!)
}

/** West, south, east, north in metres of the Dutch grid. */
export type GridBox = readonly [minX: number, minY: number, maxX: number, maxY: number]

/** The smallest box around a feature; null where its place is not known. */
export function boxOf(layer: Layer, feature: number): GridBox | null {
  const [first, after] = ringsOf(layer, feature)
  const [from, to] = [2 * layer.ringStarts[first]!, 2 * layer.ringStarts[after]!]
  if (from === to) return null
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = from; at < to; at += 2) {
    const [x, y] = [layer.xy[at]!, layer.xy[at + 1]!]
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}
