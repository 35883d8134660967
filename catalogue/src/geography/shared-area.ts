type Place = readonly [x: number, y: number]
type Rings = readonly (readonly Place[])[]

/** A side that is not level, from its lower to its higher end. */
type Side = {
  readonly low: number
  readonly high: number
  readonly xAtLow: number
  /** How far it goes east for a metre north. */
  readonly slope: number
}

const sidesOf = (rings: Rings): Side[] =>
  rings.flatMap((ring) =>
    ring.slice(1).flatMap(([x2, y2], at): Side[] => {
      const [x1, y1] = ring[at]!
      if (y1 === y2) return []
      const slope = (x2 - x1) / (y2 - y1)
      return [y1 < y2 ? { low: y1, high: y2, xAtLow: x1, slope } : { low: y2, high: y1, xAtLow: x2, slope }]
    }),
  )

const xAt = ({ xAtLow, low, slope }: Side, y: number): number => xAtLow + slope * (y - low)

/** The heights at which a side of one crosses a side of the other. */
function crossings(a: readonly Side[], b: readonly Side[]): number[] {
  return a.flatMap((one) =>
    b.flatMap((other) => {
      const [low, high] = [Math.max(one.low, other.low), Math.min(one.high, other.high)]
      if (low >= high || one.slope === other.slope) return []
      const [atLow, atHigh] = [xAt(one, low) - xAt(other, low), xAt(one, high) - xAt(other, high)]
      return atLow * atHigh < 0 ? [low + (atLow / (atLow - atHigh)) * (high - low)] : []
    }),
  )
}

/** Where a level line enters and leaves the rings, from west to east. */
const cutAt = (sides: readonly Side[], y: number): number[] =>
  sides
    .filter(({ low, high }) => low < y && y < high)
    .map((side) => xAt(side, y))
    .sort((a, b) => a - b)

/** How much of two cuts is shared; each is a row of pairs. */
function sharedLength(a: readonly number[], b: readonly number[]): number {
  let shared = 0
  for (let i = 0; i + 1 < a.length; i += 2) {
    for (let j = 0; j + 1 < b.length; j += 2)
      shared += Math.max(0, Math.min(a[i + 1]!, b[j + 1]!) - Math.max(a[i]!, b[j]!))
  }
  return shared
}

/**
 * The area that two outlines share, in square metres: between heights at which nothing begins, ends or crosses, both are
 * strips with straight sides, whose shared width halfway tells their area. Outlines that only touch share nothing, also
 * where they have a border in common, as the licences of neighbouring blocks do.
 */
export function sharedArea(a: Rings, b: Rings): number {
  const [sidesOfA, sidesOfB] = [sidesOf(a), sidesOf(b)]
  const ends = [...sidesOfA, ...sidesOfB].flatMap(({ low, high }) => [low, high])
  const heights = [...new Set([...ends, ...crossings(sidesOfA, sidesOfB)])].sort((p, q) => p - q)
  let area = 0
  for (let at = 1; at < heights.length; at++) {
    const [low, high] = [heights[at - 1]!, heights[at]!]
    const middle = (low + high) / 2
    area += sharedLength(cutAt(sidesOfA, middle), cutAt(sidesOfB, middle)) * (high - low)
  }
  return area
}

/** The area within the rings of one outline, holes left out. */
export const areaWithin = (rings: Rings): number => sharedArea(rings, rings)
