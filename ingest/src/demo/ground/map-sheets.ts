import { toSystem } from './ed50.ts'
import type { Position } from './plane.ts'

/** The sheets of the topographic map 1:50 000, by rows of 25 km from north to south and columns of 40 km (RD). */
const SHEET_WIDTH = 40_000
const SHEET_HEIGHT = 25_000
const NORTH = 625_000

/** The number of the first sheet of a row and the RD x of its western side. */
const rows: readonly (readonly [firstSheet: number, west: number])[] = [
  [1, 140_000],
  [4, 100_000],
  [9, 100_000],
  [14, 100_000],
  [19, 100_000],
  [24, 60_000],
  [30, 60_000],
  [36, 20_000],
  [42, 20_000],
  [47, -20_000],
  [53, -20_000],
  [59, 140_000],
  [61, 140_000],
]

const toRd = toSystem('RD')

/** Two columns and two rows of each half of a sheet; the western half is A to D, the eastern E to H. */
const PARTS = ['ABEF', 'CDGH'] as const

/** The eighth of a map sheet in which a place on land lies, such as `07D`. */
export function mapSheetAt(position: Position): string | null {
  const [x, y] = toRd(position)
  const row = Math.floor((NORTH - y) / SHEET_HEIGHT)
  const [first, west] = rows[row] ?? [0, 0]
  if (first === 0) return null
  const column = Math.floor((x - west) / SHEET_WIDTH)
  const partColumn = Math.floor((((x - west) / SHEET_WIDTH) % 1) * 4)
  const partRow = Math.floor((((NORTH - y) / SHEET_HEIGHT) % 1) * 2)
  const part = PARTS[partRow]?.[partColumn]
  return column < 0 || part === undefined ? null : `${String(first + column).padStart(2, '0')}${part}`
}
