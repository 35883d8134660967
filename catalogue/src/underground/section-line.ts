import { lengthOf, trueLength } from '../geography/near/true-length.ts'

type Place = readonly [x: number, y: number]

/** Where something stands on the line of a section; in metres over the ground. */
export type OnLine = {
  /** From the beginning of the line. */
  readonly along: number
  /** Beside it. */
  readonly off: number
  /** Where the line goes there: east and north, of length one. */
  readonly towards: Place
}

const EAST: Place = [1, 0]

/** Null between places that are one. */
function directionOf([x, y]: Place, [toX, toY]: Place): Place | null {
  const length = Math.hypot(toX - x, toY - y)
  return length === 0 ? null : [(toX - x) / length, (toY - y) / length]
}

/** Places of RD that are themselves the corners of the line, in its order. At a corner the line goes where its neighbours lie. */
export function alongCorners(corners: readonly Place[]): readonly OnLine[] {
  const [first, last] = [corners[0], corners.at(-1)]
  const usual = (first && last && directionOf(first, last)) ?? EAST
  return corners.map((corner, at) => ({
    along: lengthOf(corners.slice(0, at + 1)),
    off: 0,
    towards: directionOf(corners[at - 1] ?? corner, corners[at + 1] ?? corner) ?? usual,
  }))
}

/** Where the line comes nearest to a place of RD. */
export function nearestOnLine(line: readonly Place[], place: Place): OnLine {
  let nearest: OnLine = { along: 0, off: Infinity, towards: EAST }
  let before = 0
  for (let at = 1; at < line.length; at++) {
    const [from, to] = [line[at - 1]!, line[at]!]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const square = dx * dx + dy * dy
    const share = square === 0 ? 0 : ((place[0] - from[0]) * dx + (place[1] - from[1]) * dy) / square
    const kept = Math.min(1, Math.max(0, share))
    const foot: Place = [from[0] + kept * dx, from[1] + kept * dy]
    const off = trueLength(foot, place)
    if (off < nearest.off)
      nearest = { along: before + trueLength(from, foot), off, towards: directionOf(from, to) ?? EAST }
    before += trueLength(from, to)
  }
  return nearest
}

/**
 * The order in which a line through all places of RD is the shortest: for every set of places, and each of them at its end, the
 * shortest line through the set is made from those through sets of one less.
 */
export function shortestOrder(places: readonly Place[]): readonly number[] {
  const count = places.length
  const apart = places.map((one) => places.map((other) => trueLength(one, other)))
  const lengths = new Float64Array(count << count).fill(Infinity)
  const before = new Int8Array(count << count).fill(-1)
  for (let at = 0; at < count; at++) lengths[(1 << at) * count + at] = 0
  for (let set = 1; set < 1 << count; set++)
    for (let end = 0; end < count; end++) {
      const so = lengths[set * count + end]!
      if (so === Infinity) continue
      for (let next = 0; next < count; next++) {
        if (set & (1 << next)) continue
        const on = (set | (1 << next)) * count + next
        const length = so + apart[end]![next]!
        if (length < lengths[on]!) {
          lengths[on] = length
          before[on] = end
        }
      }
    }
  return orderOf(before, lengths, count)
}

/** The way back from the end of the shortest line through all, with the first place that was named nearest to its beginning. */
function orderOf(before: Int8Array, lengths: Float64Array, count: number): readonly number[] {
  let set = (1 << count) - 1
  const ends = lengths.subarray(set * count)
  let at = ends.indexOf(Math.min(...ends))
  const order: number[] = []
  while (at !== -1) {
    order.unshift(at)
    const last = before[set * count + at]!
    set &= ~(1 << at)
    at = last
  }
  return order.indexOf(0) > (count - 1) / 2 ? order.toReversed() : order
}

type Spread = { readonly length: number; readonly most: number }

/**
 * At most so many along a line, in its order. Where there are more, the line is cut into as many equal parts and each
 * gives what lies nearest to it: ten holes of one platform would tell nothing of the rest of the line.
 */
export function spreadAlong<One extends OnLine>(
  found: readonly One[],
  { length, most }: Spread,
): readonly One[] {
  const inOrder = found.toSorted((one, other) => one.along - other.along)
  if (inOrder.length <= most) return inOrder
  const nearest = new Map<number, One>()
  for (const one of inOrder) {
    const part = Math.min(most - 1, Math.floor((one.along / Math.max(1, length)) * most))
    const known = nearest.get(part)
    if (known === undefined || one.off < known.off) nearest.set(part, one)
  }
  return [...nearest.values()].toSorted((one, other) => one.along - other.along)
}
