import type { Table } from '@datacentre/catalogue/grammar/table'
import type { Findings } from './fault.ts'
import { placeOf, sayRow, type RowPlace } from './row-place.ts'
import type { ReadRow } from './row-reader.ts'

const BETWEEN = '\u0000'

/** What names a row; null when a part of it is missing. A plain loop: half a million rows come by here. */
function keyOf(row: ReadRow, columns: readonly string[]): unknown {
  if (columns.length === 1) return row[columns[0]!] ?? null
  let key = ''
  for (const column of columns) {
    const part = row[column] ?? null
    if (part === null) return null
    key += `${String(part)}${BETWEEN}`
  }
  return key
}

/** Watches over one table that no two rows share a key or a unique value. */
export class Uniqueness {
  private readonly file: string
  private readonly seen: readonly { columns: readonly string[]; rows: Map<unknown, number> }[]

  constructor(table: Table, file: string) {
    this.file = file
    const alone = (table.unique ?? []).map((column) => [column])
    this.seen = [table.key, ...alone].map((columns) => ({ columns, rows: new Map() }))
  }

  check(row: ReadRow, place: RowPlace, findings: Findings): void {
    for (const { columns, rows } of this.seen) {
      // What is missing was told as missing; it is not the same as another that is missing.
      const key = keyOf(row, columns)
      if (key === null) continue
      const before = rows.get(key)
      if (before === undefined) rows.set(key, place.feature ?? place.line)
      else {
        const same: RowPlace =
          place.feature === null ? { ...place, line: before } : { ...place, feature: before }
        findings.fault({
          ...placeOf(place, this.file),
          column: columns.join(' + '),
          value: columns.map((column) => String(row[column])).join(' + '),
          rule: `must be unique: ${sayRow(same)} has the same`,
        })
      }
    }
  }
}
