import type { PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import { packShapes, type GridShape } from '@datacentre/catalogue/geography/layer-encoder'
import { cachedAnswerPer, jsonContent } from '../../answer/cached-answer.ts'
import { IMMUTABLE_CACHE } from '../../answer/immutable-cache.ts'
import type { Coordinates } from '../../coordinates.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { groundOf } from './ground.ts'
import type { WellCourses } from './well-courses.ts'

/** A hole that ends this near to where it starts, in metres, is a point on every map. */
const DRAWN_FROM_M = 5

/** How a course is known: measured on the way, or only where it starts and ends. */
const MEASURED = 0
const STRAIGHT = 1

type Course = { readonly shape: GridShape; readonly known: typeof MEASURED | typeof STRAIGHT }

const placesOf = (path: Int32Array): Coordinates[] =>
  Array.from({ length: path.length / 2 }, (_, at) => [path[2 * at]!, path[2 * at + 1]!])

/** Whether a line leaves its first place. */
function leaves(places: readonly Coordinates[]): boolean {
  const [[x, y] = [NaN, NaN]] = places
  return places.some((place) => Math.hypot(place[0] - x, place[1] - y) >= DRAWN_FROM_M)
}

/** The course of a hole seen from above; null where it goes straight down, or nothing is known of it. */
function courseOf({ pathsAt, headAt, endAt }: WellCourses, row: number): Course | null {
  const measured = pathsAt(row).map(placesOf)
  if (measured.length > 0) {
    const shape = measured.filter(leaves).map((line) => [line])
    return shape.length === 0 ? null : { shape, known: MEASURED }
  }
  const [head, end] = [headAt(row), endAt(row)]
  if (head === null || end === null || !leaves([head, end])) return null
  return { shape: [[[head, end]]], known: STRAIGHT }
}

/** The courses of all holes that are more than a point, as the map draws them; made once for each version. */
export const pathsAnswer = cachedAnswerPer(async (snapshot: Snapshot) => {
  const { courses, layers } = await groundOf(snapshot)
  const drawn = (layers.get('boreholes')?.rows ?? []).flatMap(({ boreholeDbk }, row) => {
    const course = courseOf(courses, row)
    return course === null ? [] : [{ key: Number(boreholeDbk), ...course }]
  })
  const packed: PackedLayer = {
    kind: 'line',
    keys: drawn.map(({ key }) => key),
    names: [],
    codes: { course: { values: ['measured', 'straight'], at: drawn.map(({ known }) => known) } },
    texts: {},
    ...packShapes(drawn.map(({ shape }) => shape)),
  }
  return { ...jsonContent(packed), cacheControl: IMMUTABLE_CACHE }
})
