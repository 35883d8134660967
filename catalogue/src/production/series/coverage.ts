import type { AnyRow, Value } from '../../grammar/column.ts'
import { yearOf } from '../../time/days.ts'
import { defaultYearRange } from '../../time/years.ts'
import { keyColumn } from '../figure.ts'
import type { ProductionScreen } from '../screen.ts'
import { hasGroup } from './grouped.ts'
import { months } from './months.ts'
import { groupings, type Grouping } from './picture.ts'
import { openingGrouping } from './opening-grouping.ts'
import { quantities } from './reported.ts'

/** Of how many subjects there are figures, from which year to which, and what their chart can be divided by. */
export type FigureCoverage = {
  readonly subjects: number
  readonly yearStart: number
  readonly yearEnd: number
  readonly groupings: Grouping[]
  /** What it is divided by as long as a visitor asks nothing. */
  readonly opensBy: Grouping
}

type Covered = {
  readonly rows: readonly AnyRow[]
  /** In which province the subject with a key lies, as the registers know it. */
  readonly provinceOf: (key: Value) => string | null
}

const valueColumns = {
  yearly: months,
  monthly: quantities,
} as const satisfies Record<ProductionScreen['kind'], readonly string[]>

const isFigure = (value: Value | undefined): boolean => value !== null && value !== undefined

const yearOfFigure = ({ kind }: ProductionScreen, row: AnyRow): number =>
  kind === 'yearly' ? Number(row['year']) : yearOf(Number(row['startDate']))

/** What the rows of a table of figures cover, a row without any value left out: missing is no figure (D28.24). Null where nothing is. */
export function figureCoverage(
  screen: ProductionScreen,
  { rows, provinceOf }: Covered,
): FigureCoverage | null {
  const key = keyColumn(screen)?.key ?? screen.subject
  const subjects = new Set<Value>()
  const can = new Set<Grouping>()
  let [yearStart, yearEnd] = [Infinity, -Infinity]
  for (const row of rows) {
    if (!valueColumns[screen.kind].some((column) => isFigure(row[column]))) continue
    const subject = row[key] ?? null
    subjects.add(subject)
    const year = yearOfFigure(screen, row)
    yearStart = Math.min(yearStart, year)
    yearEnd = Math.max(yearEnd, year)
    if (can.size === groupings.length) continue
    const placed = { ...row, province: provinceOf(subject) }
    for (const by of groupings) if (hasGroup(placed, by)) can.add(by)
  }
  if (subjects.size === 0) return null
  const offered = groupings.filter((by) => can.has(by))
  const opened = rows.filter(
    (row) => yearOfFigure(screen, row) >= defaultYearRange(yearEnd, yearEnd).yearStart,
  )
  return {
    subjects: subjects.size,
    yearStart,
    yearEnd,
    groupings: offered,
    opensBy: openingGrouping(screen, { rows: opened, can: offered }),
  }
}
