import { paints } from './colours.ts'

export type Scheme = 'light' | 'dark'

type Channels = readonly [red: number, green: number, blue: number]

const channels = (colour: string): Channels => {
  const at = (place: number): number => Number.parseInt(colour.slice(place, place + 2), 16)
  return [at(1), at(3), at(5)]
}

/** A colour with some of what lies under it shining through. */
export const withOpacity = (colour: string, opacity: number): string =>
  `rgba(${channels(colour).join(',')},${opacity})`

/** A colour on the way from one to another; `share` is how much it has of the second. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)]
  const hex = from.map((channel, at) =>
    Math.round(channel + ((to[at] ?? channel) - channel) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

export type GroundColours = { readonly water: string; readonly land: string; readonly coast: string }

/** The ground of the map is made from the colours of the page, so that map and page are one. */
export function groundColours(scheme: Scheme): GroundColours {
  const paint = (name: keyof typeof paints): string => paints[name][scheme]
  const light = scheme === 'light'
  const land = light ? paint('paper') : mixed(paint('surface'), paint('hairline'), 0.35)
  return {
    water: light ? mixed(paint('surface'), paint('action'), 0.13) : paint('paper'),
    land,
    coast: mixed(land, paint('quiet-ink'), light ? 0.55 : 0.5),
  }
}
