import type { AnyRow } from '../../grammar/column.ts'
import { naturalOrder } from '../../grammar/option.ts'
import { subjectOf, timeOf } from '../figure.ts'
import type { ProductionScreen } from '../screen.ts'

/**
 * Figures as a visitor reads them: by name as the language sorts it, the years or months of a subject after each other.
 * Names are ranked once, because a subject has a row for every year and comparing names is slow.
 */
export function orderFigures<Row extends AnyRow>(
  screen: ProductionScreen,
  rows: readonly Row[],
  language: string,
): Row[] {
  const subjects = rows.map((row) => subjectOf(screen, row))
  const names = [...new Set(subjects.map(({ name }) => name))].toSorted(naturalOrder(language).compare)
  const ranks = new Map(names.map((name, rank) => [name, rank]))
  const placed = rows.map((row, at) => {
    const { key, name } = subjects[at]!
    return { row, key, rank: ranks.get(name) ?? 0, time: timeOf(screen, row) }
  })
  placed.sort((a, b) => a.rank - b.rank || compareKeys(a.key, b.key) || a.time - b.time)
  return placed.map(({ row }) => row)
}

const compareKeys = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
