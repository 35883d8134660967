import { rangeOf, sidesOf, strips, xAt, type Range, type Rings, type Side } from './level-strips.ts'

export type { Rings } from './level-strips.ts'

type Ground = {
  readonly sides: readonly Side[]
  readonly range: Range
  /** Whether a place counts, by whether it lies in the first and in the second outline. */
  readonly counts: (inFirst: boolean, inSecond: boolean) => boolean
  /** How many times a side may be looked at before strips are taken wider: two million take about a second. */
  readonly mostVisits: number
}

const MOST_VISITS = 2_000_000

/** How much of a level line counts; every side that it meets is an entry or an exit. */
function widthAt(sides: readonly Side[], y: number, counts: Ground['counts']): number {
  const met = sides.map((side) => ({ x: xAt(side, y), first: side.first })).sort((a, b) => a.x - b.x)
  let [inFirst, inSecond, from, width] = [false, false, 0, 0]
  for (const { x, first } of met) {
    if (counts(inFirst, inSecond)) width += x - from
    if (first) inFirst = !inFirst
    else inSecond = !inSecond
    from = x
  }
  return width
}

/** The heights within a strip at which sides cross each other; null when there are too many to look for. */
function crossingsIn(sides: readonly Side[], { low, high }: Range, most: number): number[] | null {
  const bottom = sides
    .map((side) => ({ low: xAt(side, low), high: xAt(side, high) }))
    .sort((a, b) => a.low - b.low || a.high - b.high)
  if (bottom.every(({ high: x }, at) => at === 0 || bottom[at - 1]!.high <= x)) return []
  if (bottom.length ** 2 > most) return null
  return bottom.flatMap((one, at) =>
    bottom.slice(at + 1).flatMap((other) => {
      const [atLow, atHigh] = [other.low - one.low, one.high - other.high]
      return atLow > 0 && atHigh > 0 ? [low + (atLow / (atLow + atHigh)) * (high - low)] : []
    }),
  )
}

/**
 * Between heights at which nothing begins, ends or crosses the ground is strips with straight sides, whose width halfway
 * tells their area. Null when that takes too many visits: an outline of many sides that all cross each other.
 */
function byStrips({ sides, range, counts, mostVisits }: Ground): number | null {
  const ends = sides.flatMap(({ low, high }) => [low, high])
  const within = ends.filter((y) => y > range.low && y < range.high)
  const heights = [...new Set([range.low, ...within, range.high])].sort((a, b) => a - b)
  let [area, visits] = [0, 0]
  for (const { low, high, through } of strips(sides, heights)) {
    const crossings = crossingsIn(through, { low, high }, mostVisits - visits)
    if (crossings === null) return null
    visits += through.length * (crossings.length + 1) + crossings.length
    if (visits > mostVisits) return null
    const cuts = [low, ...crossings.sort((a, b) => a - b), high]
    for (let at = 1; at < cuts.length; at++) {
      const [from, to] = [cuts[at - 1]!, cuts[at]!]
      area += widthAt(through, (from + to) / 2, counts) * (to - from)
    }
  }
  return area
}

const FEWEST_LINES = 200
const MOST_LINES = 20_000

/** The same by lines at equal distances, as many as the visits allow; right to about a thousandth. */
function byLines({ sides, range, counts, mostVisits }: Ground): number {
  const height = range.high - range.low
  let met = 0
  for (const { low, high } of sides) met += (Math.min(high, range.high) - Math.max(low, range.low)) / height
  const lines = Math.max(FEWEST_LINES, Math.min(MOST_LINES, Math.floor(mostVisits / Math.max(1, met))))
  const step = height / lines
  const heights = Array.from({ length: lines + 1 }, (_, line) => range.low + (line + 0.5) * step)
  let area = 0
  for (const { low: y, through } of strips(sides, heights)) area += widthAt(through, y, counts) * step
  return area
}

const measure = (ground: Ground): number =>
  ground.range.low < ground.range.high ? (byStrips(ground) ?? byLines(ground)) : 0

/**
 * The area that two outlines share, in square metres. Outlines that only touch share nothing, also where they have a
 * border in common, as the licences of neighbouring blocks do.
 */
export function sharedArea(a: Rings, b: Rings, mostVisits = MOST_VISITS): number {
  const [ofA, ofB] = [sidesOf(a, true), sidesOf(b, false)]
  const [rangeOfA, rangeOfB] = [rangeOf(ofA), rangeOf(ofB)]
  const range = {
    low: Math.max(rangeOfA.low, rangeOfB.low),
    high: Math.min(rangeOfA.high, rangeOfB.high),
  }
  const sides = [...ofA, ...ofB].filter(({ low, high }) => high > range.low && low < range.high)
  return measure({ sides, range, counts: (inA, inB) => inA && inB, mostVisits })
}

/** The area within the rings of one outline, holes left out; where an outline crosses itself, what it winds round an odd number of times. */
export function areaWithin(rings: Rings): number {
  const sides = sidesOf(rings, true)
  return measure({ sides, range: rangeOf(sides), counts: (inside) => inside, mostVisits: MOST_VISITS })
}
