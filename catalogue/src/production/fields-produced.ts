import { product as allProducts, type Product, type Unit } from '../codes/production.ts'
import type { YearlyFigure } from './figure.ts'
import { fieldProduction } from './fields.ts'
import type { FiguresUntil } from './series/figure-span.ts'
import { months } from './series/months.ts'
import { reportedYear } from './series/reported.ts'
import { answerOf, type SelectionAnswer } from './series/year-on-year.ts'
import { defaultUnit, knownSum } from './units.ts'

/** What fields produced of something. */
export type FieldsProduced<Field> = {
  readonly product: Product
  readonly unit: Unit
  /** Of the last year with figures and the one before. */
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
  const byProduct = new Map<Product, { readonly field: Field; readonly row: YearlyFigure }[]>()
  for (const field of fields)
    for (const row of rowsOf(field)) {
      const known = byProduct.get(row.product)
      if (known === undefined) byProduct.set(row.product, [{ field, row }])
      else known.push({ field, row })
    }
  return allProducts.flatMap((product): FieldsProduced<Field>[] => {
    const unit = defaultUnit(product)
    const lately = latelyOf(byProduct.get(product) ?? []).map(({ field, row }) => ({
      field,
      year: row.year,
      reported: reportedYear(fieldProduction, row, unit),
    }))
    const answer = answerOf(
      lately.map(({ reported }) => reported),
      until,
    )
    if (answer === null) return []
    const { year, total } = answer.last
    const whole = nationalOf(product, year)
    const amounts = new Map<Field, number>()
    for (const { field, reported } of lately.filter((one) => one.year === year))
      amounts.set(field, (amounts.get(field) ?? 0) + (knownSum(reported.values) ?? 0))
    return [
      {
        product,
        unit,
        answer,
        share: whole > 0 ? total / whole : null,
        fields: [...amounts]
          .map(([field, amount]) => ({ field, amount }))
          .filter(({ amount }) => amount > 0)
          .toSorted((one, other) => other.amount - one.amount),
      },
    ]
  })
}

/** The rows of the last year that has figures and of the one before: the others are not worth converting for each place. */
function latelyOf<One extends { readonly row: YearlyFigure }>(all: readonly One[]): readonly One[] {
  let last = -Infinity
  for (const { row } of all)
    if (row.year > last && months.some((month) => row[month] !== null)) last = row.year
  return all.filter(({ row }) => row.year === last || row.year === last - 1)
}
