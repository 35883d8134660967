import { directionTo, type Direction } from '@datacentre/catalogue/geography/near/directions'
import type { HolePart } from '@datacentre/catalogue/geography/near/inside-area'
import { nearestBetween } from '@datacentre/catalogue/geography/near/nearest'
import { placeShape, type PlaneShape } from '@datacentre/catalogue/geography/near/plane-shape'
import type { GridBox } from '@datacentre/catalogue/geography/layer-code'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import type { Ground, LayerGround } from '../ground/ground.ts'

/** The ground that is asked about: a place or outlines, and how far around it. */
export type AskedGround = { readonly shape: PlaneShape; readonly distance: number }

/** An object that lies there, and how far from the place itself: 0 is under it. */
export type Near = {
  readonly row: AnyRow
  /** Its place among the rows of its layer. */
  readonly nr: number
  readonly metres: number
  /** Null where it is under the place. */
  readonly direction: Direction | null
}

export type NearHole = Near & { readonly by: HolePart }

/**
 * What a page is made of, hundreds of times. A class, because V8 soon puts the objects of a busy literal among what lives long, and
 * then every few hundred pages one waits until the whole dataset is looked through for garbage.
 */
class Found implements Near {
  readonly row: AnyRow
  readonly nr: number
  readonly metres: number
  readonly direction: Direction | null

  constructor({ row, nr, metres, direction }: Near) {
    this.row = row
    this.nr = nr
    this.metres = metres
    this.direction = direction
  }
}

class FoundHole extends Found implements NearHole {
  readonly by: HolePart

  constructor(near: Near, by: HolePart) {
    super(near)
    this.by = by
  }
}

/** What lies in the asked ground, the nearest first. */
export type PlaceAnswer = {
  readonly holes: readonly NearHole[]
  readonly near: (layer: LayerId) => readonly Near[]
  /** The hole and the field that are nearest, however far. */
  readonly nearestHole: NearHole | null
  readonly nearestField: Near | null
}

export const widened = ([minX, minY, maxX, maxY]: GridBox, by: number): GridBox => [
  minX - by,
  minY - by,
  maxX + by,
  maxY + by,
]

const byDistance = (one: Near, other: Near): number => one.metres - other.metres || one.nr - other.nr

function nearIn(ground: LayerGround | undefined, { shape, distance }: AskedGround): readonly Near[] {
  if (ground === undefined) return []
  const found: Near[] = []
  for (const nr of ground.near(widened(shape.box, distance))) {
    const there = ground.shapeAt(nr)
    const nearest = there === null ? null : nearestBetween(shape, there, distance)
    if (nearest === null) continue
    const { metres, from, to } = nearest
    found.push(new Found({ row: ground.rows[nr]!, nr, metres, direction: directionTo(from, to) }))
  }
  return found.sort(byDistance)
}

function holeOf({ courses }: Ground, asked: AskedGround, near: Near): NearHole {
  return new FoundHole(near, partOf(courses, asked, near.nr))
}

/** What of a hole that lies there does: its head before its end, and its end before its path. */
function partOf(courses: Ground['courses'], { shape, distance }: AskedGround, nr: number): HolePart {
  const isWithin = (place: readonly [number, number] | null): boolean =>
    place !== null && nearestBetween(shape, placeShape(...place), distance) !== null
  const end = courses.endAt(nr)
  // Of many holes no more than the head is known.
  if (end === null && courses.pathsAt(nr).length === 0) return 'head'
  if (isWithin(courses.headAt(nr))) return 'head'
  return isWithin(end) ? 'end' : 'path'
}

/** The first distance that is looked in for what is nearest, and the last: from one end of land and sea to the other. */
const FIRST_M = 2000
const LAST_M = 1_024_000

/** What is nearest, however far: looked for in ever wider ground. */
function nearestIn(ground: LayerGround | undefined, shape: PlaneShape): Near | null {
  for (let distance = FIRST_M; distance <= LAST_M; distance *= 2) {
    const [nearest] = nearIn(ground, { shape, distance })
    if (nearest !== undefined) return nearest
  }
  return null
}

/** Everything that lies under a place or within a distance of it. */
export function answerAt(ground: Ground, asked: AskedGround): PlaceAnswer {
  const found = new Map<LayerId, readonly Near[]>()
  const near = (layer: LayerId): readonly Near[] => {
    const known = found.get(layer) ?? nearIn(ground.layers.get(layer), asked)
    found.set(layer, known)
    return known
  }
  const holes = near('boreholes').map((one) => holeOf(ground, asked, one))
  const beyond = holes.length > 0 ? null : nearestIn(ground.layers.get('boreholes'), asked.shape)
  return {
    holes,
    near,
    nearestHole: holes[0] ?? (beyond === null ? null : holeOf(ground, asked, beyond)),
    nearestField: near('fields')[0] ?? nearestIn(ground.layers.get('fields'), asked.shape),
  }
}
