import type { Table } from '@datacentre/catalogue/grammar/table'
import { endedBeforeStart, standsForUnknown } from '@datacentre/catalogue/time/doubtful-days'
import type { RawRow } from '../read-table.ts'
import { sayRow } from '../row-place.ts'
import type { ReadRow } from '../row-reader.ts'
import type { ReadNotes } from './read-notes.ts'

/** Counts days that the page about the quality of the data will tell of; null for a table without days. */
export function dateNoter(table: Table, notes: ReadNotes): ((row: ReadRow, raw: RawRow) => void) | null {
  const days = table.columns.filter(({ kind }) => kind === 'day').map(({ key }) => key)
  if (days.length === 0) return null
  return (row, raw) => {
    for (const column of days) {
      const day = row[column]
      if (typeof day === 'number' && standsForUnknown(day)) notes.count('doubtful', column, sayRow(raw))
    }
    if (endedBeforeStart(row)) notes.count('endsFirst', '', sayRow(raw))
  }
}
