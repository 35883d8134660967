import type { AnyRow, Value } from '../grammar/column.ts'
import { keyColumn, subjectOf } from '../production/figure.ts'
import type { ProductionScreen } from '../production/screen.ts'
import type { FiguresUntil } from '../production/series/figure-span.ts'
import { monthNumber, monthOfDay } from '../production/series/month-number.ts'
import { months } from '../production/series/months.ts'
import { quantities } from '../production/series/reported.ts'

/** What a subject reports month after month: of a yearly screen a product in one way, of a monthly one all that it measures. */
export type LateSeries = {
  readonly key: string | number
  readonly name: string
  readonly product: string | null
  readonly production: string | null
  /** The month that nothing was told of. */
  readonly month: number
}

type Told = Omit<LateSeries, 'month'> & {
  readonly months: Map<number, number>
}

const isFigure = (value: Value | undefined): value is number => typeof value === 'number'

/** What a row tells of each of its months; a month of which nothing is told is left out, and a zero is told. */
function toldIn(screen: ProductionScreen, row: AnyRow): [month: number, told: number][] {
  if (screen.kind === 'monthly') {
    const values = quantities.map((quantity) => row[quantity]).filter(isFigure)
    return values.length === 0 ? [] : [[monthOfDay(Number(row['startDate'])), Math.max(...values)]]
  }
  return months.flatMap((month, at): [number, number][] => {
    const value = row[month]
    return isFigure(value) ? [[monthNumber(Number(row['year']), at), value]] : []
  })
}

/** How many months before the last one are looked at: that before it. */
const LOOKED_AT = 2

/**
 * The series that told of the last month but one and say nothing of the last, over the turn of a year too. The last month is the
 * last that anybody told of on the same screen: where a whole table runs behind, no reporter is late.
 */
export function lateSeries(
  screen: ProductionScreen,
  rows: readonly AnyRow[],
  until: FiguresUntil,
): readonly LateSeries[] {
  const keyName = keyColumn(screen)?.key
  if (keyName === undefined || until === null) return []
  const series = new Map<string, Told>()
  let last = -Infinity
  const from = until - LOOKED_AT * months.length
  for (const row of rows) {
    const started =
      screen.kind === 'yearly' ? monthNumber(Number(row['year']), 0) : monthOfDay(Number(row['startDate']))
    if (started < from) continue
    const told = toldIn(screen, row).filter(([month]) => month <= until)
    if (told.length === 0) continue
    const key = row[keyName] as string | number
    const [product, production] = [row['product'], row['production']].map((code) =>
      typeof code === 'string' ? code : null,
    )
    const id = `${key} ${product} ${production}`
    const known = series.get(id) ?? {
      key,
      name: subjectOf(screen, row).name,
      product: product ?? null,
      production: production ?? null,
      months: new Map(),
    }
    for (const [month, value] of told) {
      known.months.set(month, value)
      last = Math.max(last, month)
    }
    series.set(id, known)
  }
  return [...series.values()].flatMap(({ months: told, ...of }) =>
    !told.has(last) && (told.get(last - 1) ?? 0) > 0 ? [{ ...of, month: last }] : [],
  )
}
