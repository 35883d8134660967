import type { AnyRow } from '../../grammar/column.ts'
import { subjectOf } from '../figure.ts'
import type { ProductionScreen } from '../screen.ts'
import { knownSum } from '../units.ts'
import { grouped } from './grouped.ts'
import { months } from './months.ts'
import { USUAL_GROUPING, type Grouping } from './picture.ts'
import { DEFAULT_QUANTITY } from './reported.ts'
import { namedOf } from './selection-series.ts'

/** What a chart may open with, the finest division first. A province says little of fields that lie at sea. */
const divisions = ['subject', 'operator', 'location'] as const satisfies readonly Grouping[]

/** Where more than this part of a chart is 'others', it tells nobody who or what made it up. */
const MOST_UNNAMED = 1 / 3

/** Whether a row of the table is among those that a screen opens with, but for its year. */
const isAskedFirst = (screen: ProductionScreen, row: AnyRow): boolean =>
  screen.kind === 'monthly' ||
  (row['product'] === screen.defaults.product && row['productionType'] === screen.defaults.production)

const sizeOf = (screen: ProductionScreen, row: AnyRow): number =>
  Number(
    screen.kind === 'monthly'
      ? (row[DEFAULT_QUANTITY] ?? 0)
      : (knownSum(months.map((month) => (typeof row[month] === 'number' ? row[month] : null))) ?? 0),
  )

/** The part of some rows that a chart divided so would not name; none where there is nothing. */
function unnamedPart(screen: ProductionScreen, rows: readonly AnyRow[], by: Grouping): number {
  const sizes = new Map<string, number>()
  for (const row of rows) {
    const { key } = grouped({ ...subjectOf(screen, row), from: 0, values: [] }, row, by)
    sizes.set(key, (sizes.get(key) ?? 0) + sizeOf(screen, row))
  }
  const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  if (whole === 0) return 0
  const largest = [...sizes].toSorted(([, one], [, other]) => other - one)
  const named = largest.slice(0, namedOf(largest.length)).filter(([key]) => key !== '')
  return 1 - named.reduce((sum, [, size]) => sum + size, 0) / whole
}

type Opened = {
  /** The rows of the years that the screen opens with. */
  readonly rows: readonly AnyRow[]
  readonly can: readonly Grouping[]
}

/** What the chart of a screen is divided by as long as a visitor asks nothing: the first division that names most of it, else the one that names most. */
export function openingGrouping(screen: ProductionScreen, { rows, can }: Opened): Grouping {
  const asked = rows.filter((row) => isAskedFirst(screen, row))
  const parts = divisions
    .filter((by) => can.includes(by))
    .map((by) => ({ by, unnamed: unnamedPart(screen, asked, by) }))
  const [least] = parts.toSorted((one, other) => one.unnamed - other.unnamed)
  return (parts.find(({ unnamed }) => unnamed <= MOST_UNNAMED) ?? least)?.by ?? USUAL_GROUPING
}
