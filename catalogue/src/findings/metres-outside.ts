import { nearestBetween } from '../geography/near/nearest.ts'
import { placeShape, planeShape, type PlaneShape, type Track } from '../geography/near/plane-shape.ts'

type Place = readonly [x: number, y: number]

/** Where a hole starts, ends and goes, in metres of the plane that the field is in. */
export type HolePlaces = {
  readonly head: Place | null
  readonly end: () => Place | null
  /** Its measured courses; asked for only where its ends do not tell. */
  readonly paths: () => readonly Track[]
}

/** A well at the edge of a field is no fault: outlines are drawn again, and a wellhead stands beside what it drains. */
export const OUTSIDE_M = 1000

/** How far all of a hole lies from the fields it may belong to, in metres; null where that is within reach, or not known. */
export function metresOutside(
  fields: readonly PlaneShape[],
  { head, end, paths }: HolePlaces,
): number | null {
  if (head === null || fields.length === 0) return null
  const isNear = (shape: PlaneShape | null): boolean =>
    shape !== null && fields.some((field) => nearestBetween(shape, field, OUTSIDE_M) !== null)
  const start = placeShape(...head)
  if (isNear(start)) return null
  const bottom = end()
  if (bottom !== null && isNear(placeShape(...bottom))) return null
  const course = planeShape(
    'line',
    paths().map((path) => [path]),
  )
  if (isNear(course)) return null
  const all = [start, bottom === null ? null : placeShape(...bottom), course]
  const metres = all.flatMap((shape) =>
    shape === null ? [] : fields.map((field) => nearestBetween(shape, field)?.metres ?? Infinity),
  )
  return Math.min(...metres)
}
