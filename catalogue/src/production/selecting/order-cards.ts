import type { AnyRow } from '../../grammar/column.ts'
import { figureId, subjectOf } from '../figure.ts'
import type { ProductionScreen } from '../screen.ts'
import { isPartialYear, type FiguresUntil } from '../series/figure-span.ts'
import { placeInYear, yearOfMonth } from '../series/month-number.ts'
import type { Reported } from '../series/reported.ts'
import { knownSum } from '../units.ts'
import type { CardOrder } from '../series/picture.ts'

type Ordered<Row> = {
  readonly screen: ProductionScreen
  readonly reported: (row: Row) => Reported
  readonly until: FiguresUntil
}

const MONTHS = 12

/** How much a year, or a geothermal month, differs from the same of the year before; by the ids of their figures. */
type Changes = ReadonlyMap<string, { readonly now: number; readonly before: number }>

/** What can be compared: a year that is not whole only with the same months. Who has nothing to compare is left out. */
export function changesOf<Row extends AnyRow>(
  rows: readonly Row[],
  { screen, reported, until }: Ordered<Row>,
): Changes {
  const comparable = ({ from, values }: Reported, months: number): number | null =>
    knownSum(from % MONTHS === 0 && values.length === MONTHS ? values.slice(0, months) : values)
  const placeOf = ({ key }: { readonly key: string }, from: number): string => `${key} ${from}`
  const byPlace = new Map(
    rows.map((row) => {
      const said = reported(row)
      return [placeOf(subjectOf(screen, row), said.from), said]
    }),
  )
  return new Map(
    rows.flatMap((row): [string, { now: number; before: number }][] => {
      const said = reported(row)
      const months = isPartialYear(yearOfMonth(said.from), until) ? placeInYear(until ?? 0) + 1 : MONTHS
      const earlier = byPlace.get(placeOf(subjectOf(screen, row), said.from - MONTHS))
      const now = comparable(said, months)
      const before = earlier === undefined ? null : comparable(earlier, months)
      return now === null || before === null ? [] : [[figureId(screen, row), { now, before }]]
    }),
  )
}

/** Cards in the order that a visitor chose; rows come by name, and stay so where there is nothing to tell them apart by. */
export function orderCards<Row extends AnyRow>(
  rows: readonly Row[],
  order: CardOrder,
  {
    screen,
    reported,
    changes,
  }: Pick<Ordered<Row>, 'screen' | 'reported'> & { readonly changes: Changes | null },
): readonly Row[] {
  if (order === 'name') return rows
  const sizeOf = (row: Row): number | null => {
    if (order === 'amount') return knownSum(reported(row).values)
    const change = changes?.get(figureId(screen, row))
    return change === undefined ? null : change.now - change.before
  }
  // Missing is at the end, whatever way the others go.
  return rows
    .map((row) => ({ row, size: sizeOf(row) ?? -Infinity }))
    .toSorted((a, b) => (a.size === b.size ? 0 : b.size - a.size))
    .map(({ row }) => row)
}
