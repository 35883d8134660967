import { unitsOf } from '../production/units.ts'
import { EARLIEST_PRODUCTION_YEAR } from '../time/years.ts'
import type { ProductionScreen } from '../production/screen.ts'
import { productionTypesOf } from '../production/selectors.ts'
import type { FigureQuery } from './figure-schema.ts'

/** What is wrong with one key of a body, and what would be right. */
export type Fault = { readonly key: string; readonly message: string }

const oneOf = (codes: readonly string[]): string => `must be one of ${codes.join(', ')}`

/** Faults that hang on more than one key or on the calendar (decision 16). */
export function figureFaults(screen: ProductionScreen, query: FigureQuery, thisYear: number): Fault[] {
  const faults: Fault[] = []
  for (const key of ['yearStart', 'yearEnd'] as const) {
    if (query[key] < EARLIEST_PRODUCTION_YEAR || query[key] > thisYear) {
      faults.push({ key, message: `must be a year from ${EARLIEST_PRODUCTION_YEAR} to ${thisYear}` })
    }
  }
  if (faults.length === 0 && query.yearStart > query.yearEnd) {
    faults.push({ key: 'yearStart', message: `must not be after yearEnd (${query.yearEnd})` })
  }
  if (screen.kind === 'monthly' || query.product === undefined) return faults
  const types: readonly string[] = productionTypesOf(screen, query.product)
  if (query.production !== undefined && !types.includes(query.production)) {
    faults.push({ key: 'production', message: `${oneOf(types)} for ${query.product}` })
  }
  const units: readonly string[] = unitsOf[query.product]
  if (query.unit !== undefined && !units.includes(query.unit)) {
    faults.push({ key: 'unit', message: `${oneOf(units)} for ${query.product}` })
  }
  return faults
}
