import type { GridBox, Layer } from '@datacentre/catalogue/geography/layer-code'

/** The boxes around the rows of a layer: a round of all of them costs less than making a tree of them would. */
export type LayerBoxes = {
  /** West, south, east and north of each row in turn; no numbers where its place is not known. */
  readonly sides: Float64Array
  /** The rows whose box meets another, in their order. */
  readonly rowsIn: (box: GridBox) => readonly number[]
}

export const SIDES = 4

/** Written into one list: an array for each of 28,000 lines takes longer than finding its box. */
function sidesOf({ count, featureStarts, partStarts, ringStarts, xy }: Layer): Float64Array {
  // What has no place meets nothing: no number is less or more than NaN.
  const sides = new Float64Array(SIDES * count).fill(Number.NaN)
  const startOf = (row: number): number => 2 * ringStarts[partStarts[featureStarts[row]!]!]!
  for (let row = 0, from = 0; row < count; row++) {
    const to = startOf(row + 1)
    if (from < to) {
      let west = Infinity
      let south = Infinity
      let east = -Infinity
      let north = -Infinity
      for (let at = from; at < to; at += 2) {
        const x = xy[at]!
        const y = xy[at + 1]!
        if (x < west) west = x
        if (x > east) east = x
        if (y < south) south = y
        if (y > north) north = y
      }
      sides[SIDES * row] = west
      sides[SIDES * row + 1] = south
      sides[SIDES * row + 2] = east
      sides[SIDES * row + 3] = north
    }
    from = to
  }
  return sides
}

export function boxesOf(layer: Layer): LayerBoxes {
  const sides = sidesOf(layer)
  return {
    sides,
    rowsIn: ([west, south, east, north]) => {
      const rows: number[] = []
      for (let row = 0, at = 0; row < layer.count; row++, at += SIDES)
        if (
          sides[at]! <= east &&
          sides[at + 1]! <= north &&
          sides[at + 2]! >= west &&
          sides[at + 3]! >= south
        )
          rows.push(row)
      return rows
    },
  }
}
