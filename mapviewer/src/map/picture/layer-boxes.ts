import { boxOf, type GridBox, type Layer } from '@datacentre/catalogue/geography/layer-code'

/** The boxes around the rows of a layer: a round of all of them costs less than making a tree of them would. */
export type LayerBoxes = {
  /** The rows whose box meets another, in their order. */
  readonly rowsIn: (box: GridBox) => readonly number[]
}

const SIDES = 4

export function boxesOf(layer: Layer): LayerBoxes {
  // What has no place meets nothing: no number is less or more than NaN.
  const boxes = new Float64Array(SIDES * layer.count).fill(Number.NaN)
  for (let row = 0; row < layer.count; row++) {
    const box = boxOf(layer, row)
    if (box !== null) boxes.set(box, SIDES * row)
  }
  return {
    rowsIn: ([west, south, east, north]) => {
      const rows: number[] = []
      for (let row = 0, at = 0; row < layer.count; row++, at += SIDES)
        if (
          boxes[at]! <= east &&
          boxes[at + 1]! <= north &&
          boxes[at + 2]! >= west &&
          boxes[at + 3]! >= south
        )
          rows.push(row)
      return rows
    },
  }
}
