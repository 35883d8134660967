import type { GridBox } from '@datacentre/catalogue/geography/layer-code'

/** A side of a box: along which axis it bounds, where, and whether what is less lies within. */
type Side = { readonly axis: 0 | 1; readonly bound: number; readonly isUpper: boolean }

const sidesOf = ([west, south, east, north]: GridBox): readonly Side[] => [
  { axis: 0, bound: west, isUpper: false },
  { axis: 0, bound: east, isUpper: true },
  { axis: 1, bound: south, isUpper: false },
  { axis: 1, bound: north, isUpper: true },
]

/** What a side leaves of a ring. A plain loop: the shore of the country has thousands of points. */
function clippedBy({ axis, bound, isUpper }: Side, ring: readonly number[]): readonly number[] {
  const left: number[] = []
  let [x, y] = [ring.at(-2) ?? 0, ring.at(-1) ?? 0]
  let from = axis === 0 ? x : y
  for (let at = 0; at < ring.length; at += 2) {
    const nextX = ring[at]!
    const nextY = ring[at + 1]!
    const to = axis === 0 ? nextX : nextY
    const isIn = isUpper ? to <= bound : to >= bound
    if (isIn !== (isUpper ? from <= bound : from >= bound)) {
      const part = (bound - from) / (to - from)
      left.push(x + part * (nextX - x), y + part * (nextY - y))
    }
    if (isIn) left.push(nextX, nextY)
    x = nextX
    y = nextY
    from = to
  }
  return left
}

/** What of a ring lies in a box, with the sides of the box where the ring goes on outside (Sutherland and Hodgman). */
export function clippedTo(box: GridBox, ring: readonly number[]): readonly number[] {
  let left = ring
  for (const side of sidesOf(box)) left = clippedBy(side, left)
  return left
}
