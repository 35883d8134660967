import { product as allProducts, type Product, type Unit } from '@datacentre/catalogue/codes/production'
import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { reportedYear } from '@datacentre/catalogue/production/series/reported'
import { answerOf, type SelectionAnswer } from '@datacentre/catalogue/production/series/year-on-year'
import { defaultUnit, knownSum } from '@datacentre/catalogue/production/units'
import { companiesOf } from '../../companies/companies.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Near } from './near-place.ts'

/** What a field came to in the last year of all of them. */
type FieldShare = { readonly field: Near; readonly amount: number }

/** What the fields of a place produced of something. */
export type PlaceProduction = {
  readonly product: Product
  readonly unit: Unit
  readonly answer: SelectionAnswer
  /** Of what the country produced in the same months; null where that is not known. */
  readonly share: number | null
  readonly fields: readonly FieldShare[]
}

type ByField = ReadonlyMap<unknown, readonly YearlyFigure[]>

const indexed = new WeakMap<Snapshot, ByField>()

/** What was produced from each field, found once for each version. */
function producedBy(snapshot: Snapshot): ByField {
  const known = indexed.get(snapshot)
  if (known !== undefined) return known
  const byField = new Map<unknown, YearlyFigure[]>()
  for (const row of (snapshot.figures.get('field')?.all() ?? []) as unknown as readonly YearlyFigure[]) {
    if (row.production !== 'Produced') continue
    const key = row['fieldDbk']
    const rows = byField.get(key)
    if (rows === undefined) byField.set(key, [row])
    else rows.push(row)
  }
  indexed.set(snapshot, byField)
  return byField
}

/** What fields produced, for each product: in the last year with figures, beside the same months of the year before. */
export function productionOf(snapshot: Snapshot, fields: readonly Near[]): readonly PlaceProduction[] {
  const { until } = figureSpan(snapshot.version)
  const { national } = companiesOf(snapshot)
  const byField = producedBy(snapshot)
  const rowsOf = ({ row }: Near): readonly YearlyFigure[] => byField.get(row['fieldDbk']) ?? []
  const products = new Set(fields.flatMap((field) => rowsOf(field).map(({ product }) => product)))
  return allProducts
    .filter((product) => products.has(product))
    .flatMap((product): PlaceProduction[] => {
      const unit = defaultUnit(product)
      const reportedOf = (field: Near) =>
        rowsOf(field)
          .filter((row) => row.product === product)
          .map((row) => ({ year: row.year, reported: reportedYear(fieldProduction, row, unit) }))
      const ofFields = fields.map((field) => ({ field, rows: reportedOf(field) }))
      const answer = answerOf(
        ofFields.flatMap(({ rows }) => rows.map(({ reported }) => reported)),
        until,
      )
      if (answer === null) return []
      const { year, total } = answer.last
      const whole = national.get(product)?.get(year) ?? 0
      const shares = ofFields.flatMap(({ field, rows }): FieldShare[] => {
        const inYear = rows.filter((row) => row.year === year).flatMap(({ reported }) => reported.values)
        const amount = knownSum(inYear)
        return amount === null || amount <= 0 ? [] : [{ field, amount }]
      })
      return [
        {
          product,
          unit,
          answer,
          share: whole > 0 ? total / whole : null,
          fields: shares.toSorted((one, other) => other.amount - one.amount),
        },
      ]
    })
}
