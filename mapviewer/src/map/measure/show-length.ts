import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import type { Language } from '@datacentre/catalogue/texts/index'

/** From here on a length reads better in kilometres. */
const KILOMETRES_FROM = 2000

/** From here on an area reads better in square kilometres. */
const SQUARE_KILOMETRES_FROM = 1_000_000

const WHOLE = { least: 0, most: 0 } as const
const HUNDREDTHS = { least: 0, most: 2 } as const

/** Square metres as a visitor reads them: `4.200 m²`, `12,35 km²`. */
export function showGround(squareMetres: number, language: Language): string {
  const isLarge = squareMetres >= SQUARE_KILOMETRES_FROM
  return isLarge
    ? `${writeNumber(squareMetres / 1e6, language, HUNDREDTHS)} km²`
    : `${writeNumber(squareMetres, language, WHOLE)} m²`
}

/** Metres as a visitor reads them: `850 m`, `12,35 km`. */
export function showLength(metres: number, language: Language): string {
  const inKilometres = metres >= KILOMETRES_FROM
  return inKilometres
    ? `${writeNumber(metres / 1000, language, HUNDREDTHS)} km`
    : `${writeNumber(metres, language, WHOLE)} m`
}
