import { distance, type Position } from './plane.ts'

const CELLS_PER_DEGREE = 10

/** Keeps things with a size apart: filed by tenth of a degree, so that a question looks at the neighbours only. */
export class Spacing {
  readonly #cells = new Map<string, { readonly position: Position; readonly radius: number }[]>()

  add(position: Position, radius: number): void {
    const key = cellOf(position, { column: 0, row: 0 })
    const cell = this.#cells.get(key) ?? []
    cell.push({ position, radius })
    this.#cells.set(key, cell)
  }

  /** Whether something of this radius (metres) would lie clear of everything added. */
  isFree(position: Position, radius: number): boolean {
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) {
        const near = this.#cells.get(cellOf(position, { column, row })) ?? []
        if (near.some((other) => distance(position, other.position) < radius + other.radius)) return false
      }
    }
    return true
  }
}

/** The cell of a place, or one some columns and rows further. */
const cellOf = ({ lon, lat }: Position, { column, row }: { column: number; row: number }): string =>
  `${Math.floor(lon * CELLS_PER_DEGREE) + column} ${Math.floor(lat * CELLS_PER_DEGREE) + row}`
