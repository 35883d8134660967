type Point = readonly [x: number, y: number]

/** Outlines in metres of a plane; each ring ends where it begins. */
export type Rings = readonly (readonly Point[])[]

/** A side that is not level, from its lower to its higher end; `first` where it belongs to the first of two outlines. */
export type Side = {
  readonly first: boolean
  readonly low: number
  readonly high: number
  readonly xAtLow: number
  /** How far it goes east for a metre north. */
  readonly slope: number
}

export function sidesOf(rings: Rings, first: boolean): Side[] {
  const sides: Side[] = []
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [[x1, y1], [x2, y2]] = [ring[at - 1]!, ring[at]!]
      const slope = (x2 - x1) / (y2 - y1)
      if (y1 < y2) sides.push({ first, low: y1, high: y2, xAtLow: x1, slope })
      else if (y1 > y2) sides.push({ first, low: y2, high: y1, xAtLow: x2, slope })
    }
  }
  return sides
}

export const xAt = ({ xAtLow, low, slope }: Side, y: number): number => xAtLow + slope * (y - low)

export type Range = { readonly low: number; readonly high: number }

/** From the lowest to the highest place that sides reach. */
export function rangeOf(sides: readonly Side[]): Range {
  let [low, high] = [Infinity, -Infinity]
  for (const side of sides) {
    low = Math.min(low, side.low)
    high = Math.max(high, side.high)
  }
  return { low, high }
}

/** Walks up through strips, with the sides that go through each of them. */
export function* strips(
  sides: readonly Side[],
  heights: readonly number[],
): Generator<Range & { readonly through: readonly Side[] }> {
  const rising = sides.toSorted((a, b) => a.low - b.low)
  let next = 0
  let through: Side[] = []
  for (let at = 1; at < heights.length; at++) {
    const [low, high] = [heights[at - 1]!, heights[at]!]
    through = through.filter((side) => side.high > low)
    while (next < rising.length && rising[next]!.low <= low) {
      if (rising[next]!.high > low) through.push(rising[next]!)
      next++
    }
    yield { low, high, through }
  }
}
