import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { months } from '@datacentre/catalogue/production/series/months'
import { knownSum } from '@datacentre/catalogue/production/units'
import { yearOf } from '@datacentre/catalogue/time/days'

export type YearlyTotal = { readonly year: number; readonly total: number }

/** What was reported of one quantity, summed by year; years without a report are left out. */
function summed(amounts: readonly (readonly [year: number, amount: number])[]): readonly YearlyTotal[] {
  const totals = new Map<number, number>()
  for (const [year, amount] of amounts) totals.set(year, (totals.get(year) ?? 0) + amount)
  return [...totals].map(([year, total]) => ({ year, total })).sort((one, other) => one.year - other.year)
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const amountsOf = (value: unknown): readonly number[] => (typeof value === 'number' ? [value] : [])

/** Rows with twelve months for each year. The total of the wire is 0 for a year without a single report, so the months count. */
export const totalsOfYears = (rows: readonly AnyRow[]): readonly YearlyTotal[] =>
  summed(
    rows.flatMap((row) =>
      amountsOf(knownSum(months.map((month) => numberOf(row[month])))).map(
        (total) => [Number(row['year']), total] as const,
      ),
    ),
  )

/** Rows with an amount for each month. */
export const totalsOfMonths = (rows: readonly AnyRow[], quantity: string): readonly YearlyTotal[] =>
  summed(
    rows.flatMap((row) =>
      amountsOf(row[quantity]).map((amount) => [yearOf(Number(row['startDate'])), amount] as const),
    ),
  )
