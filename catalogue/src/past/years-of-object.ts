import type { AnyRow } from '../grammar/column.ts'
import type { LayerId } from '../grammar/identity.ts'
import { yearOf } from '../time/days.ts'
import { dayIfTold } from '../time/doubtful-days.ts'
import { licenceStanding, timeInForce, yearsInForce } from './in-force.ts'
import type { YearSpan } from './year-span.ts'

/** In which years an object was there. */
export type ObjectYears = {
  /** At the end of each of these, and on the day of the data in the last; null for none. */
  readonly years: YearSpan | null
  /** Whether a day that would tell is missing. */
  readonly isUnknown: boolean
}

/** From a year on until now. What is still to come is a plan, or an error: it is not there yet. */
function sinceYear(first: number | null, today: number): ObjectYears {
  if (first === null) return { years: null, isUnknown: true }
  const now = yearOf(today)
  return { years: first > now ? null : [first, now], isUnknown: false }
}

function sinceDay(day: unknown, today: number): ObjectYears {
  const first = dayIfTold(day)
  if (first !== null && first > today) return { years: null, isUnknown: false }
  return sinceYear(first === null ? null : yearOf(first), today)
}

/** The year in which the production of a field began; null where that is not known, or still to come. */
export function productionBegan({ prodStartDate }: AnyRow, today: number): number | null {
  const day = dayIfTold(prodStartDate)
  return day === null || day > today ? null : yearOf(day)
}

/** A field is there since it was discovered, or since its production began where that is earlier, or alone known. */
function yearsOfField(row: AnyRow, today: number): ObjectYears {
  const { fieldDiscoveryYear: discovered } = row
  const known = [typeof discovered === 'number' ? discovered : null, productionBegan(row, today)]
  const years = known.filter((year) => year !== null)
  return sinceYear(years.length === 0 ? null : Math.min(...years), today)
}

/** How the years of an object are told from its row; the objects of other layers have no days in their registers. */
export const yearsOfObject = {
  boreholes: ({ startDate }, today) => sinceDay(startDate, today),
  fields: yearsOfField,
  licences: (row, today) => ({
    years: yearsInForce(row, today),
    isUnknown: licenceStanding(row, today) !== 'applied' && timeInForce(row, today) === null,
  }),
  facilities: ({ startDate }, today) => sinceDay(startDate, today),
} as const satisfies Partial<Record<LayerId, (row: AnyRow, today: number) => ObjectYears>>

export type DatedLayer = keyof typeof yearsOfObject
