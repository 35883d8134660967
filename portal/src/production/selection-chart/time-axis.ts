import { placeInYear, yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import { months } from '@datacentre/catalogue/production/series/months'
import type { Say } from '@datacentre/catalogue/texts/speak-from'
import type { HorizontalAxis } from '@datacentre/ui/chart/axes'

const places = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** Months along an axis: a year at each January, and the short names of the months where there is room. */
export function monthAxis(from: number, count: number, say: Say): HorizontalAxis {
  return {
    majors: places(count)
      .filter((at) => placeInYear(from + at) === 0)
      .map((at) => ({ at, label: String(yearOfMonth(from + at)) })),
    minors: places(count).map((at) => ({
      at,
      label: say(`field-figures.${months[placeInYear(from + at)] ?? 'jan'}`),
    })),
  }
}

/** Years along an axis. */
export const yearAxis = (from: number, count: number): HorizontalAxis => ({
  majors: places(count).map((at) => ({ at, label: String(from + at) })),
  minors: [],
})
