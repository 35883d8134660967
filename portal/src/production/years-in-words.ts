import type { YearRange } from '@datacentre/catalogue/time/years'

/** '2025', or '2025 – 2026'. */
export const yearsInWords = ({ yearStart, yearEnd }: YearRange): string =>
  yearStart === yearEnd ? String(yearStart) : `${yearStart} – ${yearEnd}`
