import type { GridBox } from '../layer-code.ts'
import type { PlaneShape, Track } from './plane-shape.ts'

type Place = readonly [x: number, y: number]

/** How far two shapes are apart in metres, and where each comes nearest to the other; 0 where they share a place, edges included. */
export type Nearest = { readonly metres: number; readonly from: Place; readonly to: Place }

/** How far two boxes are apart, squared; 0 where they overlap. */
function gapSquared(one: GridBox, other: GridBox): number {
  const across = Math.max(0, other[0] - one[2], one[0] - other[2])
  const up = Math.max(0, other[1] - one[3], one[1] - other[3])
  return across * across + up * up
}

/** Whether a ray to the east of a place crosses the rings of an outline an odd number of times: in it, and in none of its holes. */
function isInside(rings: readonly Track[], x: number, y: number): boolean {
  let isIn = false
  for (const ring of rings)
    for (let at = 2; at < ring.length; at += 2) {
      const ay = ring[at - 1]!
      const by = ring[at + 1]!
      if (ay > y === by > y) continue
      const ax = ring[at - 2]!
      if (x < ax + ((y - ay) / (by - ay)) * (ring[at]! - ax)) isIn = !isIn
    }
  return isIn
}

/**
 * A place of `other` that lies inside an outline of `one`; null where none does. Where no edges cross, the first place of each
 * part tells on which side the whole part lies.
 */
function placeInside(one: PlaneShape, other: PlaneShape): Place | null {
  if (one.kind !== 'outline') return null
  for (const tracks of other.parts) {
    const track = tracks[0]
    if (track === undefined) continue
    const x = track[0]!
    const y = track[1]!
    for (let part = 0; part < one.parts.length; part++) {
      const box = one.boxes[part]![0]!
      if (x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && isInside(one.parts[part]!, x, y))
        return [x, y]
    }
  }
  return null
}

/**
 * Looks for the nearest places of two shapes, side by side. It is asked for thousands of pairs in a page, so that it makes
 * nothing on its way but the numbers of the nearest so far.
 */
class Search {
  /** What is found must be nearer than this, squared; as near counts where nothing is found yet. */
  #limit: number
  #isFound = false
  #fromX = 0
  #fromY = 0
  #toX = 0
  #toY = 0

  constructor(atMost: number) {
    this.#limit = atMost * atMost
  }

  get isTouching(): boolean {
    return this.#isFound && this.#limit === 0
  }

  isTooFar(squared: number): boolean {
    return this.#isFound ? squared >= this.#limit : squared > this.#limit
  }

  result(): Nearest | null {
    if (!this.#isFound) return null
    return {
      metres: Math.sqrt(this.#limit),
      from: [this.#fromX, this.#fromY],
      to: [this.#toX, this.#toY],
    }
  }

  #note(fromX: number, fromY: number, toX: number, toY: number): void {
    const squared = (toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY)
    if (this.isTooFar(squared)) return
    this.#limit = squared
    this.#isFound = true
    this.#fromX = fromX
    this.#fromY = fromY
    this.#toX = toX
    this.#toY = toY
  }

  /** From a place of the first shape to a side of the second, or the other way round. */
  #placeToSide(x: number, y: number, track: Track, at: number, isBack: boolean): void {
    const end = Math.min(at + 2, track.length - 2)
    const ax = track[at]!
    const ay = track[at + 1]!
    const dx = track[end]! - ax
    const dy = track[end + 1]! - ay
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
    if (isBack) this.#note(ax + along * dx, ay + along * dy, x, y)
    else this.#note(x, y, ax + along * dx, ay + along * dy)
  }

  #sides(one: Track, at: number, other: Track, to: number): void {
    const end = Math.min(at + 2, one.length - 2)
    const stop = Math.min(to + 2, other.length - 2)
    const ax = one[at]!
    const ay = one[at + 1]!
    const bx = one[end]! - ax
    const by = one[end + 1]! - ay
    const cx = other[to]!
    const cy = other[to + 1]!
    const dx = other[stop]! - cx
    const dy = other[stop + 1]! - cy
    const across = bx * dy - by * dx
    if (across !== 0) {
      const onFirst = ((cx - ax) * dy - (cy - ay) * dx) / across
      const onSecond = ((cx - ax) * by - (cy - ay) * bx) / across
      if (onFirst >= 0 && onFirst <= 1 && onSecond >= 0 && onSecond <= 1) {
        const x = ax + onFirst * bx
        const y = ay + onFirst * by
        this.#note(x, y, x, y)
        return
      }
    }
    this.#placeToSide(ax, ay, other, to, false)
    this.#placeToSide(ax + bx, ay + by, other, to, false)
    this.#placeToSide(cx, cy, one, at, true)
    this.#placeToSide(cx + dx, cy + dy, one, at, true)
  }

  tracks(one: Track, other: Track, boxOfOther: GridBox): void {
    for (let at = 0; at <= lastSide(one); at += 2) {
      if (this.isTooFar(gapToBox(one, at, boxOfOther))) continue
      for (let to = 0; to <= lastSide(other); to += 2) {
        if (this.isTooFar(gapOfSides(one, at, other, to))) continue
        this.#sides(one, at, other, to)
        if (this.isTouching) return
      }
    }
  }
}

/** Where the last side of a track starts; a track of one place is a side without length. */
const lastSide = (track: Track): number => Math.max(0, track.length - 4)

/** How far a side is from a box at least, squared. */
function gapToBox(track: Track, at: number, box: GridBox): number {
  const end = Math.min(at + 2, track.length - 2)
  const ax = track[at]!
  const bx = track[end]!
  const ay = track[at + 1]!
  const by = track[end + 1]!
  const across = Math.max(0, box[0] - Math.max(ax, bx), Math.min(ax, bx) - box[2])
  const up = Math.max(0, box[1] - Math.max(ay, by), Math.min(ay, by) - box[3])
  return across * across + up * up
}

/** How far two sides are apart at least, squared: that of their boxes. */
function gapOfSides(one: Track, at: number, other: Track, to: number): number {
  const end = Math.min(at + 2, one.length - 2)
  const stop = Math.min(to + 2, other.length - 2)
  const across = Math.max(
    0,
    Math.min(other[to]!, other[stop]!) - Math.max(one[at]!, one[end]!),
    Math.min(one[at]!, one[end]!) - Math.max(other[to]!, other[stop]!),
  )
  const up = Math.max(
    0,
    Math.min(other[to + 1]!, other[stop + 1]!) - Math.max(one[at + 1]!, one[end + 1]!),
    Math.min(one[at + 1]!, one[end + 1]!) - Math.max(other[to + 1]!, other[stop + 1]!),
  )
  return across * across + up * up
}

const isPlace = ([minX, minY, maxX, maxY]: GridBox): boolean => minX === maxX && minY === maxY

/** The same of two places, as most pairs of a page are. */
function betweenPlaces([x, y]: GridBox, [toX, toY]: GridBox, atMost: number): Nearest | null {
  const squared = (toX - x) * (toX - x) + (toY - y) * (toY - y)
  return squared > atMost * atMost ? null : { metres: Math.sqrt(squared), from: [x, y], to: [toX, toY] }
}

/** How near two shapes are; null where they are further apart than `atMost` metres. */
export function nearestBetween(one: PlaneShape, other: PlaneShape, atMost = Infinity): Nearest | null {
  if (isPlace(one.box) && isPlace(other.box)) return betweenPlaces(one.box, other.box, atMost)
  const search = new Search(atMost)
  if (search.isTooFar(gapSquared(one.box, other.box))) return null
  const inside = placeInside(one, other) ?? placeInside(other, one)
  if (inside !== null) return { metres: 0, from: inside, to: inside }
  for (let part = 0; part < one.parts.length; part++)
    for (let at = 0; at < one.parts[part]!.length; at++) {
      const boxOfOne = one.boxes[part]![at]!
      if (search.isTooFar(gapSquared(boxOfOne, other.box))) continue
      for (let otherPart = 0; otherPart < other.parts.length; otherPart++)
        for (let to = 0; to < other.parts[otherPart]!.length; to++) {
          const box = other.boxes[otherPart]![to]!
          if (search.isTooFar(gapSquared(boxOfOne, box))) continue
          search.tracks(one.parts[part]![at]!, other.parts[otherPart]![to]!, box)
          if (search.isTouching) return search.result()
        }
    }
  return search.result()
}
