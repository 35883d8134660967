import {
  product as products,
  productionType as productionTypes,
  type Product,
  type ProductionType,
} from '@datacentre/catalogue/codes/production'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { keyColumn } from '@datacentre/catalogue/production/figure'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { memoize } from './memoize.ts'

/** A run of years in which figures are reported; a geothermal month reports all products at once. */
export type FigureSeries = {
  readonly name: string
  readonly product: Product | null
  readonly production: ProductionType | null
  readonly yearStart: number
  readonly yearEnd: number
}

const yearIn = (row: AnyRow): number =>
  typeof row['year'] === 'number' ? row['year'] : new Date(Number(row['startDate'])).getUTCFullYear()

/** A code of a row; null where the row has none of the list. */
const codeIn = <Code extends string>(row: AnyRow, key: string, list: readonly Code[]): Code | null =>
  list.find((code) => code === row[key]) ?? null

const extended = (series: FigureSeries | undefined, row: AnyRow, subject: string): FigureSeries => {
  const year = yearIn(row)
  return {
    // The name of the last year, should it have changed.
    name: series !== undefined && series.yearEnd > year ? series.name : String(row[subject]),
    product: codeIn(row, 'product', products),
    production: codeIn(row, 'production', productionTypes),
    yearStart: Math.min(year, series?.yearStart ?? year),
    yearEnd: Math.max(year, series?.yearEnd ?? year),
  }
}

type Key = string | number

function rowsByKey(runs: Iterable<readonly AnyRow[]>, column: string): ReadonlyMap<Key, readonly AnyRow[]> {
  const byKey = new Map<Key, AnyRow[]>()
  for (const rows of runs)
    for (const row of rows) {
      const found = byKey.get(row[column] as Key)
      if (found === undefined) byKey.set(row[column] as Key, [row])
      else found.push(row)
    }
  return byKey
}

/** Tells which series a subject has. */
export function figureSeries(
  screen: ProductionScreen,
  runs: () => Iterable<readonly AnyRow[]>,
): (key: Key) => readonly FigureSeries[] {
  const column = keyColumn(screen)?.key ?? ''
  const byKey = memoize(() => rowsByKey(runs(), column))
  return (key) => {
    const byKind = new Map<string, FigureSeries>()
    for (const row of byKey().get(key) ?? []) {
      const kind = `${row['product']} ${row['production']}`
      byKind.set(kind, extended(byKind.get(kind), row, screen.subject))
    }
    return [...byKind.values()]
  }
}
