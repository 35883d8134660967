import type { Table } from '@datacentre/catalogue/grammar/table'
import { productionScreens } from '@datacentre/catalogue/production/index'
import {
  firstDayOfMonth,
  monthNumber,
  monthOfDay,
  yearOfMonth,
} from '@datacentre/catalogue/production/series/month-number'
import { months } from '@datacentre/catalogue/production/series/months'
import { writeMonth } from '@datacentre/catalogue/time/days'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import type { RawRow } from '../read-table.ts'
import { sayRow } from '../row-place.ts'
import type { ReadRow } from '../row-reader.ts'
import type { ReadNotes } from './read-notes.ts'

/** The last month of which anything is reported. */
export class LastMonth {
  private last = -Infinity

  note(month: number): void {
    if (month > this.last) this.last = month
  }

  /** As a package writes it; null where nothing is reported. */
  asText(): string | null {
    return Number.isFinite(this.last) ? writeMonth(firstDayOfMonth(this.last)) : null
  }
}

type Noting = { readonly notes: ReadNotes; readonly lastMonth: LastMonth }

/** Notes up to which month there are figures, and counts those that are too old to be shown; null for any other table. */
export function figureNoter(
  table: Table,
  { notes, lastMonth }: Noting,
): ((row: ReadRow, raw: RawRow) => void) | null {
  const screen = productionScreens.find((candidate) => candidate.table?.id === table.id)
  if (screen === undefined) return null
  const lastOf = screen.kind === 'yearly' ? lastOfYear : monthOfRow
  return (row, raw) => {
    const month = lastOf(row)
    if (month === null) return
    lastMonth.note(month)
    if (yearOfMonth(month) < EARLIEST_PRODUCTION_YEAR) notes.count('early', '', sayRow(raw))
  }
}

function lastOfYear(row: ReadRow): number | null {
  const { year } = row
  const last = months.findLastIndex((month) => (row[month] ?? null) !== null)
  return typeof year !== 'number' || last === -1 ? null : monthNumber(year, last)
}

const monthOfRow = ({ startDate }: ReadRow): number | null =>
  typeof startDate === 'number' ? monthOfDay(startDate) : null
