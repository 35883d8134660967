import type { GridBox } from '../layer-code.ts'

/** Which boxes lie near another: their places in the list that the index was made of, in order. */
export type BoxIndex = (box: GridBox) => readonly number[]

/** Metres along a side of a cell: most objects are smaller, and a question covers a few. */
const CELL_M = 5000
/** What covers more cells than these is looked at in every question. */
const MOST_CELLS = 2048
/** More rows of cells than the world has. */
const ROWS = 100_000

const cell = (metres: number): number => Math.floor(metres / CELL_M)

const overlap = (one: GridBox, other: GridBox): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]

function* cellsOf([minX, minY, maxX, maxY]: GridBox): Generator<number> {
  for (let column = cell(minX); column <= cell(maxX); column++)
    for (let row = cell(minY); row <= cell(maxY); row++) yield column * ROWS + row
}

const countCells = ([minX, minY, maxX, maxY]: GridBox): number =>
  (cell(maxX) - cell(minX) + 1) * (cell(maxY) - cell(minY) + 1)

/** The boxes that an index is made of; null is a box that is nowhere. */
type Boxes = { readonly count: number; readonly boxAt: (place: number) => GridBox | null }

/** Boxes by the cells of a grid that they lie in. */
export function boxIndex({ count, boxAt }: Boxes): BoxIndex {
  const cells = new Map<number, number[]>()
  const everywhere: number[] = []
  for (let place = 0; place < count; place++) {
    const box = boxAt(place)
    if (box === null) continue
    if (countCells(box) > MOST_CELLS) everywhere.push(place)
    else
      for (const key of cellsOf(box)) {
        const known = cells.get(key)
        if (known === undefined) cells.set(key, [place])
        else known.push(place)
      }
  }
  return (asked) => {
    const isNear = (place: number): boolean => {
      const box = boxAt(place)
      return box !== null && overlap(box, asked)
    }
    if (countCells(asked) > cells.size) return Array.from({ length: count }, (_, at) => at).filter(isNear)
    const found = new Set(everywhere)
    for (const key of cellsOf(asked)) for (const place of cells.get(key) ?? []) found.add(place)
    return [...found].filter(isNear).toSorted((a, b) => a - b)
  }
}
