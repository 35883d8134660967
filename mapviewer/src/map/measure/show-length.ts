import type { Language } from '@datacentre/catalogue/texts/index'

/** From here on a length reads better in kilometres. */
const KILOMETRES_FROM = 2000

/** Metres as a visitor reads them: `850 m`, `12,35 km`. */
export function showLength(metres: number, language: Language): string {
  const inKilometres = metres >= KILOMETRES_FROM
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inKilometres ? 'kilometer' : 'meter',
    maximumFractionDigits: inKilometres ? 2 : 0,
  }).format(inKilometres ? metres / 1000 : metres)
}
