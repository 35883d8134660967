import type { GeometryKind } from '../../grammar/table.ts'
import type { GridBox, Layer } from '../layer-code.ts'

/** East and north of each place in turn, in metres of one plane. */
export type Track = Int32Array | Float64Array

/** What something is in a plane: a place, lines, or outlines, each its outside and then its holes; a ring ends where it begins. */
export type PlaneShape = {
  readonly kind: GeometryKind
  readonly parts: readonly (readonly Track[])[]
  readonly box: GridBox
  /** The box around each track of each part. */
  readonly boxes: readonly (readonly GridBox[])[]
}

/** The smallest box around a track. */
function boxOfTrack(track: Track): GridBox {
  // Of one place, as most holes are, the box is that place.
  if (track.length === 2) return [track[0]!, track[1]!, track[0]!, track[1]!]
  let minX = Infinity
  let minY = Infinity
  let maxX = -Infinity
  let maxY = -Infinity
  for (let at = 0; at < track.length; at += 2) {
    const x = track[at]!
    const y = track[at + 1]!
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  return [minX, minY, maxX, maxY]
}

/** A shape of tracks; null where there are none, or none with a place. */
export function planeShape(kind: GeometryKind, parts: PlaneShape['parts']): PlaneShape | null {
  const filled: Track[][] = []
  const boxes: GridBox[][] = []
  let minX = Infinity
  let minY = Infinity
  let maxX = -Infinity
  let maxY = -Infinity
  // Made for every object that a question comes near, so without lists that are thrown away.
  for (const tracks of parts) {
    const part: Track[] = []
    const around: GridBox[] = []
    for (const track of tracks) {
      if (track.length === 0) continue
      const box = boxOfTrack(track)
      part.push(track)
      around.push(box)
      minX = Math.min(minX, box[0])
      minY = Math.min(minY, box[1])
      maxX = Math.max(maxX, box[2])
      maxY = Math.max(maxY, box[3])
    }
    if (part.length === 0) continue
    filled.push(part)
    boxes.push(around)
  }
  return filled.length === 0 ? null : { kind, parts: filled, box: [minX, minY, maxX, maxY], boxes }
}

export const placeShape = (x: number, y: number): PlaneShape => ({
  kind: 'point',
  parts: [[Float64Array.of(x, y)]],
  box: [x, y, x, y],
  boxes: [[[x, y, x, y]]],
})

/** What of a layer tells where its features are. */
export type LayerPlaces = Pick<Layer, 'kind' | 'featureStarts' | 'partStarts' | 'ringStarts' | 'xy'>

/** A feature of a layer, whose places it shares; null where its place is not known. */
export function shapeInLayer(
  { kind, featureStarts, partStarts, ringStarts, xy }: LayerPlaces,
  feature: number,
): PlaneShape | null {
  const parts: Track[][] = []
  for (let part = featureStarts[feature]!; part < featureStarts[feature + 1]!; part++) {
    const tracks: Track[] = []
    for (let ring = partStarts[part]!; ring < partStarts[part + 1]!; ring++)
      tracks.push(xy.subarray(2 * ringStarts[ring]!, 2 * ringStarts[ring + 1]!))
    parts.push(tracks)
  }
  return planeShape(kind, parts)
}
