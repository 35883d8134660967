import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import { isInDegrees, type CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'

/** Five decimals of a degree are about a metre: finer than a pointer can point. */
const DECIMALS = { degrees: 5, metres: 0 }

type Shown = {
  readonly system: CoordinateSystem
  readonly language: Language
  /** Decimals of a metre, where more is known than a pointer can say. */
  readonly metres?: number
}

/** East and north, or longitude and latitude, each as a visitor reads it. */
export function showAxes([x, y]: Coordinate, { system, language, metres }: Shown): readonly [string, string] {
  const decimals = isInDegrees(system) ? DECIMALS.degrees : (metres ?? DECIMALS.metres)
  // A coordinate names a place and counts nothing.
  const written = (value: number): string =>
    writeNumber(value, language, { least: decimals, most: decimals, groups: false })
  if (!isInDegrees(system)) return [written(x), written(y)]
  const { north, south, east, west } = letters[language]
  const degrees = (value: number, letter: string): string => `${written(Math.abs(value))}° ${letter}`
  return [degrees(x, x < 0 ? west : east), degrees(y, y < 0 ? south : north)]
}

/** Both numbers in one line: latitude before longitude, as people say it, and else east before north. */
export function showCoordinate(place: Coordinate, shown: Shown): string {
  const [x, y] = showAxes(place, shown)
  return isInDegrees(shown.system) ? `${y}  ${x}` : `${x}  ${y}`
}

const letters = {
  nl: { north: 'NB', south: 'ZB', east: 'OL', west: 'WL' },
  en: { north: 'N', south: 'S', east: 'E', west: 'W' },
} as const satisfies Record<Language, Record<'north' | 'south' | 'east' | 'west', string>>
