import type { Language } from '@datacentre/catalogue/texts/index'

/** To the hectare, as the server tells it: `197,35 km²`. */
export const showArea = (squareKilometres: number, language: Language): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(squareKilometres)} km²`
