import {
  blockAt,
  blockBox,
  blockName,
  quadrants,
  type Box,
  type Quadrant,
} from '@datacentre/catalogue/geography/blocks'
import { areaOf } from './area.ts'
import { fromEd50, toEd50 } from './ed50.ts'
import { isLand } from './land.ts'
import type { Position, Ring } from './plane.ts'

/** Degrees and minutes as the treaties write them: longitude, then latitude. */
type Minutes = readonly [degrees: number, minutes: number]

const at = (lon: Minutes, lat: Minutes): Position => ({
  lon: lon[0] + lon[1] / 60,
  lat: lat[0] + lat[1] / 60,
})

/** The limits of the Dutch part of the continental shelf, clockwise from the Belgian border; ED50. */
const limits: Ring = [
  // Belgium: treaty of 18 December 1996.
  at([3, 21.875], [51, 22.42]),
  at([3, 17.78], [51, 27]),
  at([3, 12.73], [51, 29.08]),
  at([3, 4.88], [51, 33.1]),
  at([2, 32.36], [51, 52.57]),
  // United Kingdom: treaty of 6 October 1965 with the protocol of 25 November 1971.
  at([2, 37.6], [51, 59]),
  at([2, 42.2], [52, 5.3]),
  at([2, 50.4], [52, 12.4]),
  at([2, 56], [52, 17.4]),
  at([3, 3.5], [52, 25]),
  at([3, 11], [52, 37.3]),
  at([3, 12.3], [52, 47]),
  at([3, 3.4], [53, 18.1]),
  at([3, 1], [53, 28.2]),
  at([2, 57.4], [53, 40.1]),
  at([2, 52], [53, 57.8]),
  at([2, 48.3], [54, 22.8]),
  at([2, 53.9], [54, 37.3]),
  at([3, 22.22], [55, 45.9]),
  // Germany: treaties of 1 December 1964 and 28 January 1971.
  at([4, 20], [55, 20]),
  at([5, 0], [55, 0]),
  at([5, 0], [54, 37.2]),
  at([6, 0], [54, 11.2]),
  at([6, 6.47], [53, 59.95]),
  at([6, 20], [53, 43.4]),
  at([6, 33], [53, 34]),
  // The coast: points just behind the beach of the islands and the mainland, so that the Wadden Sea stays out.
  at([6, 31], [53, 32.5]),
  at([6, 12], [53, 29]),
  at([5, 45], [53, 27]),
  at([5, 22], [53, 24.5]),
  at([5, 0], [53, 16.7]),
  at([4, 48], [53, 7]),
  at([4, 44], [53, 0]),
  at([4, 43], [52, 55]),
  at([4, 40], [52, 41]),
  at([4, 35], [52, 25]),
  at([4, 19], [52, 7]),
  at([4, 8], [52, 0]),
  at([4, 3], [51, 56]),
  at([3, 53], [51, 50]),
  at([3, 44], [51, 43]),
  at([3, 29], [51, 34]),
  at([3, 27], [51, 29]),
  at([3, 24], [51, 23]),
]

export const shelfOutline: Ring = limits.map(fromEd50)

const withinLimits = areaOf([shelfOutline.map(({ lon, lat }) => [lon, lat])])

/** The first and last number of every run of blocks on the Dutch shelf (wire facts give how many a quadrant has). */
const dutchBlocks: Partial<Record<Quadrant, readonly (readonly [first: number, last: number])[]>> = {
  A: [
    [4, 5],
    [7, 18],
  ],
  B: [
    [10, 10],
    [13, 14],
    [16, 18],
  ],
  D: [
    [3, 3],
    [6, 6],
    [9, 9],
    [12, 12],
    [15, 15],
    [18, 18],
  ],
  E: [[1, 18]],
  F: [[1, 18]],
  G: [
    [7, 7],
    [10, 11],
    [13, 18],
  ],
  H: [
    [13, 13],
    [16, 16],
  ],
  J: [
    [3, 3],
    [6, 6],
    [9, 9],
  ],
  K: [[1, 18]],
  L: [[1, 18]],
  // Waters nearer to the coast than the line of the Mining Act belong to the land's licences, not to a block.
  M: [[1, 11]],
  N: [
    [1, 1],
    [4, 5],
    [7, 8],
  ],
  O: [
    [12, 12],
    [15, 15],
    [17, 18],
  ],
  P: [[1, 18]],
  Q: [
    [1, 2],
    [4, 5],
    [7, 8],
    [10, 11],
    [13, 14],
    [16, 16],
  ],
  R: [
    [2, 3],
    [5, 6],
    [9, 9],
  ],
  S: [
    [1, 8],
    [10, 11],
  ],
}

export type Block = {
  readonly name: string
  readonly quadrant: Quadrant
  readonly nr: number
  /** ED50. */
  readonly box: Box
}

/** The blocks on the Dutch shelf, by quadrant and number. */
export const shelfBlocks: readonly Block[] = (Object.keys(quadrants) as Quadrant[]).flatMap((quadrant) =>
  (dutchBlocks[quadrant] ?? []).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const nr = first + index
      return { name: blockName(quadrant, nr), quadrant, nr, box: blockBox(quadrant, nr) }
    }),
  ),
)

const names = new Set(shelfBlocks.map(({ name }) => name))

/** The block of a place at sea on the Dutch shelf; null elsewhere. */
export function blockOf(position: Position): string | null {
  if (!withinLimits(position) || isLand(position)) return null
  const { lon, lat } = toEd50(position)
  const block = blockAt(lon, lat)
  return block !== null && names.has(block) ? block : null
}

/** The parts of a box (ED50) that lie on the shelf, as a ring in WGS84: the limits cut by the four sides of the box. */
export function onShelf({ west, east, south, north }: Box): Ring {
  const sides: readonly Side[] = [
    { axis: 'lon', bound: west, sign: 1 },
    { axis: 'lon', bound: east, sign: -1 },
    { axis: 'lat', bound: south, sign: 1 },
    { axis: 'lat', bound: north, sign: -1 },
  ]
  const part = withoutSpikes(sides.reduce(cut, limits))
  return isThin(part) ? [] : part.map(fromEd50)
}

/** Cutting a shape with a bay leaves lines that run to and fro along the cut: the points where they turn go. */
function withoutSpikes(ring: Ring): Ring {
  const turn = ring.findIndex((point, at) => {
    const [before, after] = [ring.at(at - 1) ?? point, ring[(at + 1) % ring.length] ?? point]
    const [ax, ay, bx, by] = [
      before.lon - point.lon,
      before.lat - point.lat,
      after.lon - point.lon,
      after.lat - point.lat,
    ]
    return Math.abs(ax * by - ay * bx) < 1e-9 && ax * bx + ay * by >= 0
  })
  return turn === -1 || ring.length < 4 ? ring : withoutSpikes(ring.filter((_point, at) => at !== turn))
}

/** Square degrees; a tenth of a square kilometre is about this. */
const THIN = 1.5e-5

function isThin(ring: Ring): boolean {
  const doubled = ring.reduce((area, point, at) => {
    const previous = ring.at(at - 1) ?? point
    return area + previous.lon * point.lat - point.lon * previous.lat
  }, 0)
  return Math.abs(doubled) / 2 < THIN
}

type Side = { readonly axis: 'lon' | 'lat'; readonly bound: number; readonly sign: 1 | -1 }

/** Sutherland and Hodgman: what of a ring lies on the inner side of a line. */
function cut(ring: Ring, { axis, bound, sign }: Side): Ring {
  const depth = (point: Position): number => sign * (point[axis] - bound)
  return ring.flatMap((point, at) => {
    const previous = ring.at(at - 1) ?? point
    const [now, before] = [depth(point), depth(previous)]
    const share = before / (before - now)
    const crossing = {
      lon: previous.lon + share * (point.lon - previous.lon),
      lat: previous.lat + share * (point.lat - previous.lat),
    }
    if (now >= 0) return before < 0 ? [crossing, point] : [point]
    return before >= 0 ? [crossing] : []
  })
}
