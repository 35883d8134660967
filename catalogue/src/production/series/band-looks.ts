import type { Paint, StyleClass } from '../../colours.ts'

/** A year that is not whole is 'partial', whatever its colour. */
export type Pattern = 'plain' | 'partial' | 'rising' | 'dots' | 'lines' | 'falling' | 'crossed'

/** How a band of a chart is drawn; the pattern tells it apart where colours do not. */
export type BandLook = { readonly paint: Paint; readonly pattern: Pattern }

const hues = ['band-1', 'band-2', 'band-3', 'band-4', 'band-5', 'band-6'] as const

/** The hue that comes too near to the colour of a screen to stand beside it. */
const likeScreen: Partial<Record<StyleClass, (typeof hues)[number]>> = {
  'production-field': 'band-1',
  'production-well': 'band-2',
  'production-mining': 'band-3',
  'production-geothermal': 'band-4',
}

/** By size, the largest first; the chart of a selection names six subjects at most. */
export const bandPatterns: readonly Pattern[] = ['plain', 'rising', 'dots', 'lines', 'falling', 'crossed']

/** What is left is plain: stripes over the largest band would draw the eye to what says least. */
const others: BandLook = { paint: 'band-others', pattern: 'plain' }

/** The largest has the colour of its screen, as everything on it; the next ones have hues of their own. */
export function bandLook(place: number | null, style: StyleClass): BandLook {
  if (place === null) return others
  const paint = [style, ...hues.filter((hue) => hue !== likeScreen[style])][place]
  const pattern = bandPatterns[place]
  return paint === undefined || pattern === undefined ? others : { paint, pattern }
}

/** The shape of a point on a line. */
export type Marker = 'circle' | 'square' | 'triangle' | 'diamond' | 'cross'

/** How a line is drawn among others: dashes and markers tell it apart where colours do not. */
export type LineLook = { readonly paint: Paint; readonly dash: string; readonly marker: Marker }

const lines: readonly Omit<LineLook, 'paint'>[] = [
  { dash: '', marker: 'circle' },
  { dash: '9 4', marker: 'square' },
  { dash: '2 3', marker: 'triangle' },
  { dash: '12 3 2 3', marker: 'diamond' },
  { dash: '5 3', marker: 'cross' },
]

/** The lines of a chart have the colours of bands, in their order. */
export const lineLook = (place: number, style: StyleClass): LineLook => ({
  paint: bandLook(place, style).paint,
  ...lines[place % lines.length]!,
})
