import { styleClasses, type StyleClass } from './grammar/identity.ts'

export { styleClasses, type StyleClass } from './grammar/identity.ts'

type Pair = { readonly light: string; readonly dark: string }

/** What the rest of a page is painted with. */
export const paints = {
  paper: { light: '#F6F4EF', dark: '#12181D' },
  surface: { light: '#FFFFFF', dark: '#1B242B' },
  ink: { light: '#14212B', dark: '#E8ECEF' },
  'quiet-ink': { light: '#4A5761', dark: '#A9B6BF' },
  hairline: { light: '#D9D6CE', dark: '#33414B' },
  'control-border': { light: '#6F7B84', dark: '#7F8E99' },
  action: { light: '#0B5CAD', dark: '#8FC3FF' },
  // The bands of a stacked chart, the largest first. Each also has a pattern of its own, and a name beside it.
  'band-1': { light: '#1F6F68', dark: '#76CFC6' },
  'band-2': { light: '#A85200', dark: '#F0A95C' },
  'band-3': { light: '#4B3F9E', dark: '#B3A6F5' },
  'band-4': { light: '#A8275E', dark: '#F591B8' },
  'band-5': { light: '#1E6CAB', dark: '#7DBBF0' },
  'band-6': { light: '#5D6B00', dark: '#C3CF6B' },
  'band-others': { light: '#757C83', dark: '#9AA2AA' },
} as const satisfies Record<string, Pair>

export type Paint = keyof typeof paints | StyleClass

/** A colour on paper, which is white for everyone: for prints and for pictures that leave the page. */
export const onPaper = (paint: Paint): string => ({ ...paints, ...styleClasses })[paint].light

/** The international chart's colours, by the group's period. */
export const stratigraphyColours = {
  neogene: '#FFE619',
  paleogene: '#FD9A52',
  cretaceous: '#7FC64E',
  jurassic: '#34B2C9',
  triassic: '#812B92',
  permian: '#F04028',
  carboniferous: '#67A599',
} as const
