import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import { cellsOf, FINEST_ZOOM, type Places } from './thinning.ts'

/** West, south, east and north in pixels. */
type Box = readonly [number, number, number, number]

/** How large signs and the numbers beside them are, in pixels. */
export type Sizes = {
  /** From the middle of a sign to its edge. */
  readonly reach: number
  readonly numberHeight: number
  readonly numberWidth: (count: number) => number
}

type Thinned = {
  readonly places: Places
  /** The width of a cell. */
  readonly pixels: number
  readonly shownFrom: ArrayLike<number>
  /** The lowest of a crowd stands for it. */
  readonly ranks: ArrayLike<number>
  /** Those that nothing hides stand for themselves alone. */
  readonly always: ReadonlySet<number>
}

/** Points with for how many they stand, themselves included. */
type Standing = ReadonlyMap<number, number>

/** Those of which the number has room, with that number. */
type Numbered = ReadonlyMap<number, number>

/** Each point that stands on the map at a whole zoom with none on top of it. */
export function standingAt({ places, pixels, shownFrom, ranks, always }: Thinned, zoom: number): Standing {
  const cells = cellsIn(places, pixels, zoom)
  const sizes = new Map<number | string, number>()
  const holders = new Map<number | string, number>()
  const isBefore = (one: number, other: number): boolean =>
    shownFrom[one] === shownFrom[other] ? ranks[one]! < ranks[other]! : shownFrom[one]! < shownFrom[other]!
  for (const [at, cell] of cells.entries()) {
    if (cell === null || always.has(at)) continue
    sizes.set(cell, (sizes.get(cell) ?? 0) + 1)
    const holder = holders.get(cell)
    if (holder === undefined || isBefore(at, holder)) holders.set(cell, at)
  }
  return new Map(
    [...holders].flatMap(([cell, at]) => {
      const size = sizes.get(cell) ?? 1
      return shownFrom[at]! <= zoom ? [[at, size] as const] : []
    }),
  )
}

/** Of those that stand on the map the ones that stand for others. */
export const crowdsAmong = (standing: Standing): Signs['crowds'] =>
  [...standing].filter(([, size]) => size > 1)

/** What a point shares with its crowd at a whole zoom; nearer than the thinning goes that is one and the same place. */
export const cellsIn = (places: Places, pixels: number, zoom: number): readonly (number | string | null)[] =>
  zoom > FINEST_ZOOM ? places.map(pointOf) : cellsOf(places, pixels * resolutionAt(zoom))

const pointOf = ([x, y]: readonly number[]): string | null =>
  x === undefined || y === undefined ? null : `${x} ${y}`

/** In pixels: a box lies in a few of these. */
const SQUARE = 32

/** Squares far from each other may share a number, so that numbers stay small, which are found several times as fast as large ones. */
const ROUND = 2 ** 14
const squareAt = (x: number, y: number): number => (x & (ROUND - 1)) * ROUND + (y & (ROUND - 1))

const squareOf = (pixels: number): number => Math.floor(pixels / SQUARE)

/** Boxes by the squares of a grid that they touch, so that one is compared with its neighbours alone. */
class TakenRoom {
  readonly #squares = new Map<number, Box[]>()

  take(box: Box): void {
    for (let x = squareOf(box[0]); x <= squareOf(box[2]); x++)
      for (let y = squareOf(box[1]); y <= squareOf(box[3]); y++) {
        const boxes = this.#squares.get(squareAt(x, y))
        if (boxes) boxes.push(box)
        else this.#squares.set(squareAt(x, y), [box])
      }
  }

  isFree(box: Box): boolean {
    for (let x = squareOf(box[0]); x <= squareOf(box[2]); x++)
      for (let y = squareOf(box[1]); y <= squareOf(box[3]); y++)
        if (this.#squares.get(squareAt(x, y))?.some((other) => meet(box, other))) return false
    return true
  }
}

const meet = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]

type Signs = {
  readonly places: Places
  /** The points that have a sign. */
  readonly shown: Iterable<number>
  /** Those that stand for others, with how many they are. */
  readonly crowds: readonly (readonly [at: number, size: number])[]
}

/** So many signs or numbers are placed between two rests. */
const SIGNS_IN_STEP = 512

/**
 * The crowds whose number has room to the right of their sign, clear of every sign and number; larger crowds come first. What is
 * clear at a whole zoom is so up to the next one. Worked out in steps.
 */
export function* numberingAmong(
  { places, shown, crowds }: Signs,
  resolution: number,
  { reach, numberHeight, numberWidth }: Sizes,
): Generator<void, Numbered> {
  const inPixels = (at: number): readonly [number, number] | null => {
    const [x, y] = places[at]!
    return x === undefined || y === undefined ? null : [x / resolution, y / resolution]
  }
  const room = new TakenRoom()
  let done = 0
  for (const at of shown) {
    const point = inPixels(at)
    if (point) room.take([point[0] - reach, point[1] - reach, point[0] + reach, point[1] + reach])
    done += 1
    if (done % SIGNS_IN_STEP === 0) yield
  }
  const numbered = new Map<number, number>()
  for (const [at, count] of crowds.toSorted(([, one], [, other]) => other - one)) {
    done += 1
    if (done % SIGNS_IN_STEP === 0) yield
    const [x, y] = inPixels(at)!
    const box: Box = [x + reach, y - numberHeight / 2, x + reach + numberWidth(count), y + numberHeight / 2]
    if (!room.isFree(box)) continue
    room.take(box)
    numbered.set(at, count)
  }
  return numbered
}

/** The same of points that are thinned, of which it is known which stand for others. */
export function* numberingAt(
  { places, shownFrom }: Pick<Thinned, 'places' | 'shownFrom'>,
  { zoom, standing, sizes }: { readonly zoom: number; readonly standing: Standing; readonly sizes: Sizes },
): Generator<void, Numbered> {
  const shown = [...places.keys()].filter((at) => shownFrom[at]! <= zoom)
  const crowds = crowdsAmong(standing)
  yield
  return yield* numberingAmong({ places, shown, crowds }, resolutionAt(zoom), sizes)
}
