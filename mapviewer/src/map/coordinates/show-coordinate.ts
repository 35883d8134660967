import type { CoordinateSystem } from '@datacentre/catalogue/geography/coordinate-systems'
import type { Language } from '@datacentre/catalogue/texts/index'
import { isInDegrees, type Coordinate } from './offered-systems.ts'

/** Five decimals of a degree are about a metre: finer than a pointer can point. */
const DECIMALS = { degrees: 5, metres: 0 }

type Shown = {
  readonly system: CoordinateSystem
  readonly language: Language
  /** Decimals of a metre, where more is known than a pointer can say. */
  readonly metres?: number
}

/** Both numbers as a visitor reads them: latitude before longitude, as people say it, and else east before north. */
export function showCoordinate([x, y]: Coordinate, { system, language, metres }: Shown): string {
  const decimals = isInDegrees(system) ? DECIMALS.degrees : (metres ?? DECIMALS.metres)
  const numbers = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return isInDegrees(system)
    ? `${numbers.format(Math.abs(y))}° ${y < 0 ? letters[language].south : letters[language].north}  ${numbers.format(Math.abs(x))}° ${x < 0 ? letters[language].west : letters[language].east}`
    : `${numbers.format(x)}  ${numbers.format(y)}`
}

const letters = {
  nl: { north: 'NB', south: 'ZB', east: 'OL', west: 'WL' },
  en: { north: 'N', south: 'S', east: 'E', west: 'W' },
} as const satisfies Record<Language, Record<'north' | 'south' | 'east' | 'west', string>>
