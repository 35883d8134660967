/**
 * The map on a sheet of A4 between margins of 15 mm, in millimetres. A page cannot know how the visitor holds the paper, so
 * the map is drawn for both ways and the style sheet shows one; under it there is room for the legend.
 */
export const sheets = {
  portrait: { width: 180, height: 165 },
  landscape: { width: 267, height: 100 },
} as const

export type Sheet = keyof typeof sheets

/** Signs and names are this many pixels to a millimetre: a name of 13 pixels becomes 7 points, as in an atlas. */
const PIXELS_PER_MM = 5.3

/** Pixels of the picture for each of its own: some 270 in an inch, so that a printer has something to draw. */
export const PAPER_RATIO = 2

export type PaperView = {
  /** In pixels. */
  readonly size: readonly [width: number, height: number]
  /** Metres in a pixel. */
  readonly resolution: number
  /** How much smaller the map is drawn than on the screen. */
  readonly smaller: number
}

type Screen = { readonly size: readonly number[]; readonly resolution: number }

/** How all that a screen shows comes on a sheet: around the same middle, as large as fits. What is left of the sheet shows what lies around it. */
export function paperView(
  sheet: Sheet,
  { size: [screenWidth = 0, screenHeight = 0], resolution }: Screen,
): PaperView {
  const [width, height] = [sheets[sheet].width, sheets[sheet].height].map((side) =>
    Math.round(side * PIXELS_PER_MM),
  ) as [number, number]
  const smaller = Math.max(screenWidth / width, screenHeight / height)
  return { size: [width, height], resolution: resolution * smaller, smaller }
}
