/** Patterns that repeat in a square of eight pixels. */
const HATCH_SIZE = 8

const hatchings = {
  rising: 'M-2 2L2-2M0 8L8 0M6 10L10 6',
  falling: 'M-2 6L2 10M0 0L8 8M6-2L10 2',
  level: 'M0 4H8',
  upright: 'M4 0V8',
  dots: 'M3 4H4M7 8H8M-1 0H0M7 0H8M-1 8H0',
  crosses: 'M2 4H6M4 2V6',
  squares: 'M2 2H6V6H2Z',
} as const

export type Hatching = keyof typeof hatchings

type Drawing = { readonly colour: string; readonly background: string | null; readonly ratio: number }

/** A small canvas with one repetition, sharp at the screen's own number of pixels. */
export function hatchTile(hatching: Hatching, { colour, background, ratio }: Drawing): HTMLCanvasElement {
  const tile = document.createElement('canvas')
  tile.width = HATCH_SIZE * ratio
  tile.height = HATCH_SIZE * ratio
  const context = tile.getContext('2d')
  if (context === null) return tile
  context.scale(ratio, ratio)
  if (background !== null) {
    context.fillStyle = background
    context.fillRect(0, 0, HATCH_SIZE, HATCH_SIZE)
  }
  context.strokeStyle = colour
  context.lineWidth = 1
  context.stroke(new Path2D(hatchings[hatching]))
  return tile
}
