import { codeOf, type Layer } from '../layer-code.ts'
import { nearestBetween } from './nearest.ts'
import { placeShape, shapeInLayer, type PlaneShape, type Track } from './plane-shape.ts'

/** By what a hole lies in an area: where it starts, else where it ends, else only on its way. */
export type HolePart = 'head' | 'end' | 'path'

const touches = (area: PlaneShape, shape: PlaneShape | null): boolean =>
  shape !== null && nearestBetween(area, shape, 0) !== null

/** The features of a layer that lie in an area, or touch it. */
export function insideArea(area: PlaneShape, layer: Layer): readonly number[] {
  const rows: number[] = []
  for (let row = 0; row < layer.count; row++) if (touches(area, shapeInLayer(layer, row))) rows.push(row)
  return rows
}

const lastOf = (track: Track): PlaneShape => placeShape(track.at(-2)!, track.at(-1)!)

/** By what a course lies in an area; of one that was not measured only its end is known. */
function partOfCourse(area: PlaneShape, courses: Layer, row: number): HolePart | null {
  const course = shapeInLayer(courses, row)
  if (course === null || !touches(area, course)) return null
  if (course.parts.some(([track]) => track !== undefined && touches(area, lastOf(track)))) return 'end'
  return codeOf(courses, 'course', row) === 'straight' ? null : 'path'
}

/** The holes that lie in or under an area, by what they do. */
export function holesInArea(area: PlaneShape, holes: Layer, courses: Layer): ReadonlyMap<number, HolePart> {
  const courseOf = new Map(courses.keys.map((key, row) => [key, row]))
  const found = new Map<number, HolePart>()
  for (let row = 0; row < holes.count; row++) {
    const course = courseOf.get(holes.keys[row]!)
    const part = touches(area, shapeInLayer(holes, row))
      ? 'head'
      : course === undefined
        ? null
        : partOfCourse(area, courses, course)
    if (part !== null) found.set(row, part)
  }
  return found
}
