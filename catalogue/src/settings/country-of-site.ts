import type { Box } from '../geography/blocks.ts'
import { extentInGrid } from '../geography/extent-in-grid.ts'
import { mostShown } from '../geography/map-zooms.ts'
import { SiteNotAllowed, type SiteFile } from './site-file.ts'

const SIDES = ['west', 'south', 'east', 'north'] as const

const RULE =
  'country must have west, south, east and north in degrees of WGS84: numbers from -180 to 180 with west below east, ' +
  'and from -90 to 90 with south below north'

/** The box around the country of a site and its part of the sea, in degrees of WGS84; null where it gives none. */
export function countryOfSite({ content, file }: Pick<SiteFile, 'content' | 'file'>): Box | null {
  const given = content['country']
  if (given === undefined) return null
  const box = boxIn(given)
  if (box === null) throw new SiteNotAllowed(file, RULE)
  const { width, height } = extentInGrid(box)
  if (width <= mostShown.width && height <= mostShown.height) return box
  throw new SiteNotAllowed(
    file,
    `country is too large for the map: in the Dutch national grid, where what lies far away is drawn larger, it may be ` +
      `${kilometres(mostShown.width)} wide and ${kilometres(mostShown.height)} high, but it is ` +
      `${kilometres(width)} wide and ${kilometres(height)} high`,
  )
}

const kilometres = (metres: number): string => `${Math.round(metres / 1000).toLocaleString('en')} km`

function boxIn(given: unknown): Box | null {
  if (typeof given !== 'object' || given === null) return null
  const sides = given as Readonly<Record<string, unknown>>
  const [west, south, east, north] = SIDES.map((side) => sides[side])
  const isKnown = Object.keys(sides).length === SIDES.length
  if (
    !isKnown ||
    !isWithin(west, 180) ||
    !isWithin(south, 90) ||
    !isWithin(east, 180) ||
    !isWithin(north, 90)
  )
    return null
  return west < east && south < north ? { west, south, east, north } : null
}

const isWithin = (degrees: unknown, most: number): degrees is number =>
  typeof degrees === 'number' && Math.abs(degrees) <= most
