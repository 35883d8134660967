import type { Fault } from '../../grammar/fault.ts'
import { unitsOf } from '../../production/units.ts'
import { EARLIEST_PRODUCTION_YEAR } from '../../time/years.ts'
import type { ProductionScreen } from '../../production/screen.ts'
import { isProductOf, productionTypesOf } from '../../production/selecting/selectors.ts'
import type { FigureQuery } from './figure-schema.ts'

/** Faults that hang on more than one key or on the calendar (D16). */
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
  return [...faults, ...productFaults(screen, query)]
}

type Chosen = { readonly product?: unknown; readonly production?: unknown; readonly unit?: unknown }

/**
 * What is wrong with the production type and unit beside the product: only what goes with that product on that screen is
 * allowed, and only that is named. Nothing where the product itself is not offered.
 */
export function productFaults(screen: ProductionScreen, { product, production, unit }: Chosen): Fault[] {
  if (screen.kind === 'monthly' || typeof product !== 'string' || !isProductOf(screen, product)) return []
  const types: readonly unknown[] = productionTypesOf(screen, product)
  const units: readonly unknown[] = unitsOf[product]
  const asked = [
    { key: 'production', value: production, allowed: types },
    ...(unit === undefined ? [] : [{ key: 'unit', value: unit, allowed: units }]),
  ]
  return asked
    .filter(({ value, allowed }) => !allowed.includes(value))
    .map(({ key, value, allowed }) => ({
      key,
      message: `${value === undefined ? 'is missing; it ' : ''}must be one of ${allowed.join(', ')} for ${product}`,
    }))
}
