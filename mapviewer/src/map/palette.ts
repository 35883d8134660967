import { paints, styleClasses } from '@datacentre/catalogue/colours'

export type Scheme = 'light' | 'dark'

const named = { ...paints, ...styleClasses }
export type Paint = keyof typeof named

/** A colour of the catalogue in the visitor's scheme, for the canvas, which knows no CSS variables. */
const paintOf = (name: Paint, scheme: Scheme): string => named[name][scheme]

type Channels = readonly [red: number, green: number, blue: number]

const channels = (colour: string): Channels => {
  const at = (place: number): number => Number.parseInt(colour.slice(place, place + 2), 16)
  return [at(1), at(3), at(5)]
}

/** A colour with some of what lies under it shining through. */
export const withOpacity = (colour: string, opacity: number): string =>
  `rgba(${channels(colour).join(',')},${opacity})`

/** A colour on the way from one to another; `share` is how much it has of the second. */
function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)]
  const hex = from.map((channel, at) =>
    Math.round(channel + ((to[at] ?? channel) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

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
  const water = light ? mixed(paint('surface'), paint('action'), 0.13) : paint('paper')
  const land = light ? paint('paper') : mixed(paint('surface'), paint('hairline'), 0.35)
  return {
    scheme,
    ratio: Math.max(1, ratio),
    paint,
    water,
    land,
    coast: mixed(land, paint('quiet-ink'), light ? 0.55 : 0.5),
    country: mixed(land, paint('quiet-ink'), 0.75),
    province: mixed(land, paint('quiet-ink'), 0.35),
    grid: withOpacity(paint('action'), light ? 0.28 : 0.3),
    gridName: mixed(water, paint('action'), light ? 0.75 : 0.7),
    town: paint('quiet-ink'),
    halo: withOpacity(light ? paint('surface') : paint('paper'), 0.85),
    chosen: paint('action'),
  }
}
