import type { Product } from '../codes/production.ts'
import type { YearlyFigure } from '../production/figure.ts'

/** What comes along with these is no reason to produce. */
const WANTED: ReadonlySet<Product> = new Set(['Gas', 'Oil', 'Condensate', 'Salt', 'Brine'])

/** The years in which each subject produced something that it is there for, in their order, by the key in a column. */
export function yearsProduced(
  figures: readonly YearlyFigure[],
  keyColumn: string,
): ReadonlyMap<unknown, readonly number[]> {
  const found = new Map<unknown, Set<number>>()
  for (const row of figures) {
    if (row.production !== 'Produced' || !WANTED.has(row.product) || !(row.total > 0)) continue
    const key = row[keyColumn]
    const years = found.get(key) ?? new Set()
    found.set(key, years.add(row.year))
  }
  return new Map(Array.from(found, ([key, years]) => [key, [...years].toSorted((a, b) => a - b)]))
}
