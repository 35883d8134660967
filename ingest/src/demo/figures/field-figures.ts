import type { FieldFigure } from '@datacentre/catalogue'
import type { Product, ProductionType } from '@datacentre/catalogue/codes/production'
import { fieldProduction } from '@datacentre/catalogue/production/fields'
import type { Country } from '../country.ts'
import type { DemoField } from '../registers/fields/field-model.ts'
import { type Series, SeriesSum, yearsOfSeries } from './series.ts'
import { stored } from './storage-wells.ts'
import { NO_LOCATION, NO_OPERATOR, operatorDuring, type Production } from './well-figures.ts'

const offered: Partial<Record<Product, readonly ProductionType[]>> = fieldProduction.productionTypes

/** What a field reports: the sums of its wells where both are asked for it, and what is stored where only fields are. */
function seriesOfField(field: DemoField, { byField, seriesOf, months }: Production): readonly Series[] {
  const sum = new SeriesSum(months)
  for (const producer of byField.get(field) ?? []) {
    for (const series of seriesOf(producer)) sum.add(series)
  }
  return sum.all().flatMap((series) => [...asOffered(series), ...asStored(series)])
}

/** Nitrogen that wells inject, fields report as Discharged. */
function asOffered(series: Series): readonly Series[] {
  if (series.product === 'N2')
    return series.productionType === 'Injected' ? [{ ...series, productionType: 'Discharged' }] : []
  return offered[series.product]?.includes(series.productionType) ? [series] : []
}

const injections: Partial<Record<Product, ProductionType>> = { Gas: 'Discharged', N2: 'Injected' }

const asStored = (series: Series): readonly Series[] =>
  injections[series.product] === series.productionType
    ? [{ ...series, productionType: 'Stored', months: stored(series.months) }]
    : []

export function* fieldFigureRows(production: Production, { random }: Country): Iterable<FieldFigure> {
  for (const field of production.byField.keys()) {
    const chance = random('field figures', field.nr)
    for (const series of seriesOfField(field, production)) {
      for (const year of yearsOfSeries(series)) {
        yield {
          fieldDbk: field.dbk,
          name: field.name,
          operatorNm: chance.chance(NO_OPERATOR) ? null : operatorDuring(field, year.year),
          location: chance.chance(NO_LOCATION) ? null : field.block === null ? 'L' : 'S',
          ...year,
        }
      }
    }
  }
}
