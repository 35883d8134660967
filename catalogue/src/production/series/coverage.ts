import type { AnyRow, Value } from '../../grammar/column.ts'
import { yearOf } from '../../time/days.ts'
import { keyColumn } from '../figure.ts'
import type { ProductionScreen } from '../screen.ts'
import { months } from './months.ts'
import { quantities } from './reported.ts'

/** Of how many subjects there are figures, and from which year to which. */
export type FigureCoverage = {
  readonly subjects: number
  readonly yearStart: number
  readonly yearEnd: number
}

const valueColumns = {
  yearly: months,
  monthly: quantities,
} as const satisfies Record<ProductionScreen['kind'], readonly string[]>

const isFigure = (value: Value | undefined): boolean => value !== null && value !== undefined

/** What the rows of a table of figures cover, a row without any value left out: missing is no figure (D28.24). Null where nothing is. */
export function figureCoverage(screen: ProductionScreen, rows: readonly AnyRow[]): FigureCoverage | null {
  const key = keyColumn(screen)?.key ?? screen.subject
  const subjects = new Set<Value | undefined>()
  let [yearStart, yearEnd] = [Infinity, -Infinity]
  for (const row of rows) {
    if (!valueColumns[screen.kind].some((column) => isFigure(row[column]))) continue
    subjects.add(row[key])
    const year = screen.kind === 'yearly' ? Number(row['year']) : yearOf(Number(row['startDate']))
    yearStart = Math.min(yearStart, year)
    yearEnd = Math.max(yearEnd, year)
  }
  return subjects.size === 0 ? null : { subjects: subjects.size, yearStart, yearEnd }
}
