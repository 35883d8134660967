import { allSteps } from '@datacentre/catalogue/list/steps'
import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import { cellsIn, crowdsAmong, numberingAmong, type Sizes } from './crowds.ts'
import { FINEST_ZOOM, type Places } from './thinning.ts'

type Asked = {
  readonly places: Places
  /** The width of a cell. */
  readonly pixels: number
  /** The lowest of those of a crowd that were there stands for it. */
  readonly ranks: ArrayLike<number>
  /** Those that nothing hides stand for themselves alone. */
  readonly always: ReadonlySet<number>
  readonly isThere: (row: number, year: number) => boolean
  readonly sizesAt: (zoom: number) => Sizes
}

/** What a year leaves of the points at a whole zoom. */
type YearAtZoom = {
  readonly isKept: (row: number) => boolean
  /** Those that nothing lies on, with for how many they stand. */
  readonly standing: ReadonlyMap<number, number>
  /** Those with room for their number. */
  readonly numbered: ReadonlyMap<number, number>
}

/** The cells by numbers without gaps, so that a round of the rows needs no table of names. */
type Cells = { readonly cellOf: Int32Array; readonly count: number }

const NOWHERE = -1
const NOBODY = -1
const TAKEN = -2

function numberedCells(cells: ReturnType<typeof cellsIn>): Cells {
  const numbers = new Map<number | string, number>()
  const cellOf = Int32Array.from(cells, (cell) => {
    if (cell === null) return NOWHERE
    const number = numbers.get(cell) ?? numbers.size
    numbers.set(cell, number)
    return number
  })
  return { cellOf, count: numbers.size }
}

/**
 * The crowds of each year by themselves: who stands for one, and how many they were. Cells lie within those of coarser zooms, so
 * that the lowest rank of a cell is what a thinning of that year alone would keep; a step of the year costs one round of the rows.
 */
export function crowdsOfYears(asked: Asked): (year: number, zoom: number) => YearAtZoom {
  const { places, pixels, ranks, always, isThere, sizesAt } = asked
  const order = [...places.keys()].sort((one, other) => ranks[one]! - ranks[other]! || one - other)
  const cellsByZoom = new Map<number, Cells>()
  const cellsAt = (zoom: number): Cells => {
    const cells = cellsByZoom.get(zoom) ?? numberedCells(cellsIn(places, pixels, zoom))
    cellsByZoom.set(zoom, cells)
    return cells
  }
  const make = (year: number, zoom: number): YearAtZoom => {
    const { cellOf, count } = cellsAt(zoom)
    const isNear = zoom > FINEST_ZOOM
    const holders = new Int32Array(count).fill(NOBODY)
    const sizes = new Int32Array(count)
    const shown: number[] = [...always]
    if (!isNear) for (const row of always) holders[cellOf[row]!] = TAKEN
    for (const row of order) {
      const cell = cellOf[row]!
      if (cell === NOWHERE || holders[cell] === TAKEN || !isThere(row, year) || always.has(row)) continue
      if (isNear || holders[cell] === NOBODY) shown.push(row)
      if (holders[cell] === NOBODY) holders[cell] = row
      sizes[cell]!++
    }
    const standing = new Map<number, number>()
    for (const [cell, size] of sizes.entries()) if (size > 0) standing.set(holders[cell]!, size)
    const crowds = crowdsAmong(standing)
    const numbered = allSteps(numberingAmong({ places, shown, crowds }, resolutionAt(zoom), sizesAt(zoom)))
    const isShown = new Uint8Array(places.length)
    for (const row of shown) isShown[row] = 1
    return { isKept: (row) => isShown[row] === 1, standing, numbered }
  }
  // Asked for every row of a step: only the last is kept.
  let last: (YearAtZoom & { readonly year: number; readonly zoom: number }) | null = null
  return (year, zoom) => {
    if (last?.year !== year || last.zoom !== zoom) last = { ...make(year, zoom), year, zoom }
    return last
  }
}
