import type { WellFigure } from '@datacentre/catalogue'
import type { Country } from '../country.ts'
import type { DemoField } from '../registers/fields/field-model.ts'
import type { Hole } from '../registers/boreholes/hole-model.ts'
import { operatorOf, ownerIn } from '../sector/operators.ts'
import { gasDivision } from './gas.ts'
import { hydrocarbonSeries } from './hydrocarbon-wells.ts'
import { isStorageWell, type Producer, producersByField } from './producers.ts'
import { saltSeries } from './salt-wells.ts'
import { type Series, yearsOfSeries } from './series.ts'
import { gasStorageSeries, nitrogenSeries } from './storage-wells.ts'

/** The wells with figures, and what each of them produced: the same whenever it is asked for. */
export type Production = {
  readonly byField: ReadonlyMap<DemoField, readonly Producer[]>
  readonly seriesOf: (producer: Producer) => readonly Series[]
  /** How many months have figures. */
  readonly months: number
}

export function productionOf(holes: readonly Hole[], country: Country): Production {
  const byField = producersByField(holes, country)
  const gasOf = gasDivision([...byField.values()].flat(), country)
  const storages = [...byField.keys()].filter(({ life }) => life.status === 'UGS').length
  return {
    byField,
    months: country.timeline.months,
    seriesOf: (producer) => {
      if (producer.field.mineral === 'N2') return nitrogenSeries(producer, country)
      if (producer.field.mineral === 'S') return saltSeries(producer, country)
      if (isStorageWell(producer)) return gasStorageSeries(producer, { storages, country })
      return hydrocarbonSeries(producer, { gasOf, country })
    },
  }
}

/** Whoever operated a field in a year. */
export const operatorDuring = (field: DemoField, year: number): string =>
  field.life.storesSince !== null && year >= field.life.storesSince
    ? operatorOf(field.operator).name
    : ownerIn(year, field.founder).name

/** A few rows lack who reported them, or from where. */
export const NO_OPERATOR = 0.002
export const NO_LOCATION = 0.001

export function* wellFigureRows(
  { byField, seriesOf }: Production,
  { random }: Country,
): Iterable<WellFigure> {
  for (const [field, producers] of byField) {
    for (const producer of producers) {
      const { dbk, name, nr, block } = producer.hole
      const chance = random('well figures', nr)
      for (const series of seriesOf(producer)) {
        for (const year of yearsOfSeries(series)) {
          yield {
            boreholeDbk: dbk,
            wellNm: name,
            operatorNm: chance.chance(NO_OPERATOR) ? null : operatorDuring(field, year.year),
            location: chance.chance(NO_LOCATION) ? null : block === null ? 'L' : 'S',
            ...year,
          }
        }
      }
    }
  }
}
