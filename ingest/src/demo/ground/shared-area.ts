import { metresPerDegree, type Ring } from './plane.ts'

type Edge = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }

/** The edges of a ring in kilometres; those that run along a parallel bound nothing when an area is cut in strips. */
function edgesOf(ring: Ring, scale: { readonly east: number; readonly north: number }): readonly Edge[] {
  return ring.flatMap((from, at) => {
    const to = ring[(at + 1) % ring.length] ?? from
    if (from.lat === to.lat) return []
    const [low, high] = from.lat < to.lat ? [from, to] : [to, from]
    return [
      {
        x1: (low.lon * scale.east) / 1000,
        y1: (low.lat * scale.north) / 1000,
        x2: (high.lon * scale.east) / 1000,
        y2: (high.lat * scale.north) / 1000,
      },
    ]
  })
}

const xAt = ({ x1, y1, x2, y2 }: Edge, y: number): number => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)

/** The heights at which edges of one ring cross edges of the other. */
function* crossings(ours: readonly Edge[], theirs: readonly Edge[]): Iterable<number> {
  for (const one of ours) {
    for (const other of theirs) {
      const [low, high] = [Math.max(one.y1, other.y1), Math.min(one.y2, other.y2)]
      if (low >= high) continue
      const [before, after] = [xAt(one, low) - xAt(other, low), xAt(one, high) - xAt(other, high)]
      if (before * after < 0) yield low + ((high - low) * before) / (before - after)
    }
  }
}

/** Where a ring begins and ends along a height, west to east. */
const sectionOf = (edges: readonly Edge[], y: number): readonly number[] =>
  edges
    .filter(({ y1, y2 }) => y1 <= y && y < y2)
    .map((edge) => xAt(edge, y))
    .sort((a, b) => a - b)

function sharedLength(ours: readonly number[], theirs: readonly number[]): number {
  let shared = 0
  for (let one = 0; one + 1 < ours.length; one += 2) {
    for (let other = 0; other + 1 < theirs.length; other += 2) {
      const from = Math.max(ours[one] ?? 0, theirs[other] ?? 0)
      const to = Math.min(ours[one + 1] ?? 0, theirs[other + 1] ?? 0)
      shared += Math.max(0, to - from)
    }
  }
  return shared
}

/**
 * The area that two rings have in common, in km². Between the heights of their corners and crossings what they share grows
 * evenly, so that its width halfway times the height of the strip is exact.
 */
export function sharedArea(one: Ring, other: Ring): number {
  const scale = metresPerDegree(one[0]?.lat ?? 52)
  const [ours, theirs] = [edgesOf(one, scale), edgesOf(other, scale)]
  const heights = [
    ...ours.flatMap(({ y1, y2 }) => [y1, y2]),
    ...theirs.flatMap(({ y1, y2 }) => [y1, y2]),
    ...crossings(ours, theirs),
  ].sort((a, b) => a - b)
  let area = 0
  for (const [at, low] of heights.entries()) {
    const high = heights[at + 1] ?? low
    if (high - low < 1e-9) continue
    const middle = (low + high) / 2
    area += (high - low) * sharedLength(sectionOf(ours, middle), sectionOf(theirs, middle))
  }
  return area
}
