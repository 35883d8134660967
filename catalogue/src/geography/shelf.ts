import { blockBox, blockName, quadrants, type Box, type Quadrant } from './blocks.ts'

/** Degrees and minutes as the treaties write them. */
type Minutes = readonly [degrees: number, minutes: number]
/** A place in degrees of ED50, longitude first. */
export type Ed50Place = readonly [longitude: number, latitude: number]

const at = (longitude: Minutes, latitude: Minutes): Ed50Place => [
  longitude[0] + longitude[1] / 60,
  latitude[0] + latitude[1] / 60,
]

/** The limits of the Dutch part of the continental shelf, clockwise from the Belgian border; ED50. */
export const shelfLimits: readonly Ed50Place[] = [
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

type Run = readonly [first: number, last: number]
const one = (number: number): Run => [number, number]

/** The runs of blocks on the Dutch shelf in every quadrant (the national service tells how many a quadrant has). */
const dutchBlocks: Readonly<Partial<Record<Quadrant, readonly Run[]>>> = {
  A: [
    [4, 5],
    [7, 18],
  ],
  B: [one(10), [13, 14], [16, 18]],
  D: [one(3), one(6), one(9), one(12), one(15), one(18)],
  E: [[1, 18]],
  F: [[1, 18]],
  G: [one(7), [10, 11], [13, 18]],
  H: [one(13), one(16)],
  J: [one(3), one(6), one(9)],
  K: [[1, 18]],
  L: [[1, 18]],
  // Waters nearer to the coast than the line of the Mining Act belong to the land's licences, not to a block.
  M: [[1, 11]],
  N: [one(1), [4, 5], [7, 8]],
  O: [one(12), one(15), [17, 18]],
  P: [[1, 18]],
  Q: [[1, 2], [4, 5], [7, 8], [10, 11], [13, 14], one(16)],
  R: [[2, 3], [5, 6], one(9)],
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
