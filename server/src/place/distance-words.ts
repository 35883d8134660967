import type { Language } from '@datacentre/catalogue/texts/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import type { Near } from './answer/near-place.ts'
import { sayWhere, wordsIn } from './words.ts'

const KILOMETRE = 1000
/** Below a kilometre a distance is said to ten metres: places are known to a metre, and a town is no point. */
const TENS = 10
/** From here on tenths of a kilometre say nothing. */
const WHOLE_FROM_M = 10_000

/** `340 m`, `3,4 km`, kept together on a line. */
export function sayMetres(metres: number, language: Language): string {
  const tens = Math.round(metres / TENS) * TENS
  if (tens < KILOMETRE) return `${showAmount(tens, language)}\u00a0m`
  const decimals = metres < WHOLE_FROM_M ? 1 : 0
  return `${showAmount(Number((metres / KILOMETRE).toFixed(decimals)), language)}\u00a0km`
}

/** `340 m naar het noordoosten`, or `hier` where it is under the place. */
export const sayAway = ({ metres, direction }: Near, language: Language): string =>
  metres === 0
    ? wordsIn(language)('here')
    : `${sayMetres(metres, language)} ${sayWhere(direction, language)}`.trim()
