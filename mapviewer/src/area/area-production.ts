import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { fieldsProduced, type FieldsProduced } from '@datacentre/catalogue/production/fields-produced'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import type { FiguresUntil } from '@datacentre/catalogue/production/series/figure-span'
import { reportedYear } from '@datacentre/catalogue/production/series/reported'
import { defaultUnit, knownSum } from '@datacentre/catalogue/production/units'
import { objectIn } from '../map/layers/object-in.ts'
import type { NamedObject } from '../map/view/scene.ts'
import type { InLayer } from './in-area.ts'

type Field = { readonly key: string | number | undefined; readonly object: NamedObject }

/** What the fields that lie in an area produced, from the figures of the whole country. */
export function areaProduction(
  { layer, rows }: InLayer,
  national: readonly YearlyFigure[],
  until: FiguresUntil,
): readonly FieldsProduced<Field>[] {
  const fields = rows.map((row): Field => ({
    key: layer.keys[row],
    object: objectIn(layerOf('fields'), layer, row),
  }))
  const byField = new Map(fields.map(({ key }) => [key, [] as YearlyFigure[]]))
  for (const figure of national) byField.get(figure['fieldDbk'] as string | number)?.push(figure)
  return fieldsProduced(fields, {
    rowsOf: ({ key }) => byField.get(key) ?? [],
    nationalOf: (product, year) =>
      national
        .filter((figure) => figure.product === product && figure.year === year)
        .reduce((sum, figure) => sum + (knownSum(inDefaultUnit(figure)) ?? 0), 0),
    until,
  })
}

const inDefaultUnit = (figure: YearlyFigure): readonly (number | null)[] =>
  reportedYear(fieldProduction, figure, defaultUnit(figure.product)).values
