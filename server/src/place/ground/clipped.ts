import type { GridBox } from '@datacentre/catalogue/geography/layer-code'

/** A side of a box: what lies within it, and where a step crosses it, as the part of the step before that. */
type Side = {
  readonly holds: (x: number, y: number) => boolean
  readonly crossed: (x: number, y: number, nextX: number, nextY: number) => number
}

const sidesOf = ([west, south, east, north]: GridBox): readonly Side[] => [
  { holds: (x) => x >= west, crossed: (x, _y, nextX) => (west - x) / (nextX - x) },
  { holds: (x) => x <= east, crossed: (x, _y, nextX) => (east - x) / (nextX - x) },
  { holds: (_x, y) => y >= south, crossed: (_x, y, _nextX, nextY) => (south - y) / (nextY - y) },
  { holds: (_x, y) => y <= north, crossed: (_x, y, _nextX, nextY) => (north - y) / (nextY - y) },
]

/** What a side leaves of a ring. */
function clippedBy({ holds, crossed }: Side, ring: readonly number[]): number[] {
  const left: number[] = []
  const last = ring.length - 2
  for (let at = 0; at < ring.length; at += 2) {
    const before = at === 0 ? last : at - 2
    const [x, y, nextX, nextY] = [ring[before]!, ring[before + 1]!, ring[at]!, ring[at + 1]!]
    if (holds(x, y) !== holds(nextX, nextY)) {
      const part = crossed(x, y, nextX, nextY)
      left.push(x + part * (nextX - x), y + part * (nextY - y))
    }
    if (holds(nextX, nextY)) left.push(nextX, nextY)
  }
  return left
}

/** What of a ring lies in a box, with the sides of the box where the ring goes on outside (Sutherland and Hodgman). */
export const clippedTo = (box: GridBox, ring: readonly number[]): readonly number[] =>
  sidesOf(box).reduce<readonly number[]>((left, side) => clippedBy(side, left), ring)
