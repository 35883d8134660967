/** The offshore block grid (ED50): quadrants of one degree, each eighteen blocks of 20' by 10'. */

type Corner = { readonly left: number; readonly bottom: number }

/** The south-west corner of every quadrant, in degrees. */
export const quadrants = {
  A: { left: 3, bottom: 55 },
  B: { left: 4, bottom: 55 },
  D: { left: 2, bottom: 54 },
  E: { left: 3, bottom: 54 },
  F: { left: 4, bottom: 54 },
  G: { left: 5, bottom: 54 },
  H: { left: 6, bottom: 54 },
  J: { left: 2, bottom: 53 },
  K: { left: 3, bottom: 53 },
  L: { left: 4, bottom: 53 },
  M: { left: 5, bottom: 53 },
  N: { left: 6, bottom: 53 },
  O: { left: 2, bottom: 52 },
  P: { left: 3, bottom: 52 },
  Q: { left: 4, bottom: 52 },
  R: { left: 2, bottom: 51 },
  S: { left: 3, bottom: 51 },
  T: { left: 4, bottom: 51 },
} as const satisfies Record<string, Corner>

export type Quadrant = keyof typeof quadrants

const COLUMNS = 3
const ROWS = 6

/** The block that holds a position, named as `K12`; null outside the grid. */
export function blockAt(longitude: number, latitude: number): string | null {
  const left = Math.floor(longitude)
  const bottom = Math.floor(latitude)
  for (const [name, corner] of Object.entries(quadrants)) {
    if (corner.left !== left || corner.bottom !== bottom) continue
    const row = Math.min(ROWS - 1, Math.floor((bottom + 1 - latitude) * ROWS))
    const column = Math.floor((longitude - left) * COLUMNS)
    return blockName(name, COLUMNS * row + column + 1)
  }
  return null
}

export const blockName = (quadrant: string, number: number): string =>
  `${quadrant}${String(number).padStart(2, '0')}`

export type Box = {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** The four sides of block `number` (1 to 18) of a quadrant. */
export function blockBox(quadrant: Quadrant, number: number): Box {
  const { left, bottom } = quadrants[quadrant]
  const row = Math.floor((number - 1) / COLUMNS)
  const column = (number - 1) % COLUMNS
  return {
    west: left + column / COLUMNS,
    east: left + (column + 1) / COLUMNS,
    north: bottom + 1 - row / ROWS,
    south: bottom + 1 - (row + 1) / ROWS,
  }
}
