import { product as allProducts, type Product, type Unit } from '../codes/production.ts'
import type { YearlyFigure } from './figure.ts'
import { fieldProduction } from './fields.ts'
import type { FiguresUntil } from './series/figure-span.ts'
import { reportedYear } from './series/reported.ts'
import { answerOf, type SelectionAnswer } from './series/year-on-year.ts'
import { defaultUnit, knownSum } from './units.ts'

/** What fields produced of something. */
export type FieldsProduced<Field> = {
  readonly product: Product
  readonly unit: Unit
  readonly answer: SelectionAnswer
  /** Of what the country produced in the same months; null where that is not known. */
  readonly share: number | null
  /** What each came to in the last year of all of them, the most first. */
  readonly fields: readonly { readonly field: Field; readonly amount: number }[]
}

type Known<Field> = {
  /** What was produced from a field. */
  readonly rowsOf: (field: Field) => readonly YearlyFigure[]
  /** What all fields of the country came to in a year. */
  readonly nationalOf: (product: Product, year: number) => number
  readonly until: FiguresUntil
}

/** What fields produced, for each product: in the last year with figures, beside the same months of the year before. */
export function fieldsProduced<Field>(
  fields: readonly Field[],
  { rowsOf, nationalOf, until }: Known<Field>,
): readonly FieldsProduced<Field>[] {
  const products = new Set(fields.flatMap((field) => rowsOf(field).map(({ product }) => product)))
  return allProducts
    .filter((product) => products.has(product))
    .flatMap((product): FieldsProduced<Field>[] => {
      const unit = defaultUnit(product)
      const reportedOf = (field: Field) =>
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
      const whole = nationalOf(product, year)
      const amounts = ofFields.flatMap(({ field, rows }) => {
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
          fields: amounts.toSorted((one, other) => other.amount - one.amount),
        },
      ]
    })
}
