import type { Ring } from './plane.ts'

const CELLS_PER_DEGREE = 4

/** The quarter of a degree in which a place lies, as a number. */
export const cellAt = (lon: number, lat: number): number =>
  Math.floor(lat * CELLS_PER_DEGREE) * 1000 + Math.floor(lon * CELLS_PER_DEGREE)

/** Every quarter of a degree that a ring may touch. */
export function cellsOf(ring: Ring): readonly number[] {
  const lons = ring.map(({ lon }) => Math.floor(lon * CELLS_PER_DEGREE))
  const lats = ring.map(({ lat }) => Math.floor(lat * CELLS_PER_DEGREE))
  const cells: number[] = []
  for (let row = Math.min(...lats); row <= Math.max(...lats); row++) {
    for (let column = Math.min(...lons); column <= Math.max(...lons); column++)
      cells.push(row * 1000 + column)
  }
  return cells
}
