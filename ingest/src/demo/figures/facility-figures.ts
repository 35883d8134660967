import type { FacilityFigure } from '@datacentre/catalogue'
import type { Country } from '../country.ts'
import { groupBy } from '../grouped.ts'
import { isHydrocarbon } from '../registers/fields/field-model.ts'
import type { Producer } from './producers.ts'
import { addMonths, emptyMonths, yearsOfSeries } from './series.ts'
import { NO_LOCATION, NO_OPERATOR, operatorDuring, type Production } from './well-figures.ts'

/** Of a facility's gas this share is burnt in its engines, and this flared; at sea more than on land. */
const CONSUMED = { sea: 0.012, land: 0.004 }
const FLARED = { sea: 0.0012, land: 0.0004 }
/** How many facilities report each. */
const CONSUMING = { sea: 0.42, land: 0.25 }
const FLARING = { sea: 0.36, land: 0.2 }

/** Gas that facilities burn: a share of what their wells produce. */
export function* facilityFigureRows(production: Production, { random }: Country): Iterable<FacilityFigure> {
  for (const [field, producers] of production.byField) {
    if (!isHydrocarbon(field)) continue
    for (const [facility, own] of groupBy(producers, ({ hole }) => hole.drill.facility)) {
      if (facility === null) continue
      const chance = random('facility figures', facility.nr)
      const where = facility.block === null ? 'land' : 'sea'
      const gas = gasOf(own, production)
      const shares = [
        { productionType: 'Flared', share: chance.chance(FLARING[where]) ? FLARED[where] : 0 },
        { productionType: 'Consumed', share: chance.chance(CONSUMING[where]) ? CONSUMED[where] : 0 },
      ] as const
      for (const { productionType, share } of shares) {
        if (share === 0) continue
        const months = gas.map((value) => Math.round(value * share * chance.between(0.4, 1.8)))
        for (const year of yearsOfSeries({ product: 'Gas', productionType, months })) {
          yield {
            facilityCode: facility.code,
            name: facility.name,
            operatorNm: chance.chance(2 * NO_OPERATOR) ? null : operatorDuring(field, year.year),
            location: chance.chance(3 * NO_LOCATION) ? null : where === 'land' ? 'L' : 'S',
            ...year,
          }
        }
      }
    }
  }
}

function gasOf(producers: readonly Producer[], { seriesOf, months: count }: Production): Float64Array {
  const sum = emptyMonths(count)
  for (const producer of producers) {
    for (const { product, productionType, months } of seriesOf(producer)) {
      if (product === 'Gas' && productionType === 'Produced') addMonths(sum, months)
    }
  }
  return sum
}
