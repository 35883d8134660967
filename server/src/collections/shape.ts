export type Position = readonly [x: number, y: number]

/** The points, lines and areas that something is made of; each area a list of rings, its outside first. */
export type Shape = {
  readonly points: readonly Position[]
  readonly lines: readonly (readonly Position[])[]
  readonly areas: readonly (readonly (readonly Position[])[])[]
}

export const NO_SHAPE: Shape = { points: [], lines: [], areas: [] }

type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number }

export const boxRing = ({ west, south, east, north }: Box): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
