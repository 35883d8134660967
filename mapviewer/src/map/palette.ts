import { paints, styleClasses } from '@datacentre/catalogue/colours'
import { groundColours, mixed, withOpacity, type Scheme } from '@datacentre/catalogue/ground-colours'

const named = { ...paints, ...styleClasses }
export type Paint = keyof typeof named

/** A colour of the catalogue in the visitor's scheme, for the canvas, which knows no CSS variables. */
const paintOf = (name: Paint, scheme: Scheme): string => named[name][scheme]

export type Palette = {
  readonly scheme: Scheme
  /** Pixels of the screen, or of a picture for paper, for each of a drawing: signs and hatching are made sharp for it. */
  readonly ratio: number
  readonly paint: (name: Paint) => string
  readonly water: string
  readonly land: string
  readonly coast: string
  readonly country: string
  readonly province: string
  readonly grid: string
  readonly gridName: string
  readonly town: string
  /** Around names and symbols, so that they stand clear of what lies under them. */
  readonly halo: string
  /** What is chosen or pointed at. */
  readonly chosen: string
}

/** The map's own colours are made from the tokens, so that map and page are one. */
export function paletteOf(scheme: Scheme, ratio: number): Palette {
  const paint = (name: Paint): string => paintOf(name, scheme)
  const light = scheme === 'light'
  const { water, land, coast } = groundColours(scheme)
  return {
    scheme,
    ratio: Math.max(1, ratio),
    paint,
    water,
    land,
    coast,
    country: mixed(land, paint('quiet-ink'), 0.75),
    province: mixed(land, paint('quiet-ink'), 0.35),
    grid: withOpacity(paint('action'), light ? 0.28 : 0.3),
    gridName: mixed(water, paint('action'), light ? 0.75 : 0.7),
    town: paint('quiet-ink'),
    halo: withOpacity(light ? paint('surface') : paint('paper'), 0.85),
    chosen: paint('action'),
  }
}
