import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import type { Language } from '@datacentre/catalogue/texts/index'

/** To the hectare, as the server tells it: `197,35 km²`. */
export const showArea = (squareKilometres: number, language: Language): string =>
  `${writeNumber(squareKilometres, language, { least: 2, most: 2 })} km²`
