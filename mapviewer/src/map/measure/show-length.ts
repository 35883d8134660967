import type { Language } from '@datacentre/catalogue/texts/index'

/** From here on a length reads better in kilometres. */
const KILOMETRES_FROM = 2000

/** From here on an area reads better in square kilometres. */
const SQUARE_KILOMETRES_FROM = 1_000_000

/** Square metres as a visitor reads them: `4.200 m²`, `12,35 km²`. */
export function showGround(squareMetres: number, language: Language): string {
  const isLarge = squareMetres >= SQUARE_KILOMETRES_FROM
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: isLarge ? 2 : 0 })
  return isLarge ? `${number.format(squareMetres / 1e6)} km²` : `${number.format(squareMetres)} m²`
}

/** Metres as a visitor reads them: `850 m`, `12,35 km`. */
export function showLength(metres: number, language: Language): string {
  const inKilometres = metres >= KILOMETRES_FROM
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inKilometres ? 'kilometer' : 'meter',
    maximumFractionDigits: inKilometres ? 2 : 0,
  }).format(inKilometres ? metres / 1000 : metres)
}
