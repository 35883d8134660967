import type { Table } from '@datacentre/catalogue/grammar/table'
import { RowIndex, type RowFingerprints } from '@datacentre/database'
import type { Findings } from './fault.ts'
import { placeOf, sayRow, type RowPlace } from './row-place.ts'
import type { ReadRow } from './row-reader.ts'

/** A row that was read, with its fingerprint and where it stands. */
export type SeenRow = { readonly row: ReadRow; readonly fingerprint: Int32Array; readonly place: RowPlace }

const PLACES_TOLD = 3

/** Watches over one table that no two rows share a key or a unique value. */
export class Uniqueness {
  private readonly file: string
  private readonly key: readonly string[]
  private readonly rows = new RowIndex()
  /** Where each row of `rows` stands. */
  private readonly places: number[] = []
  private readonly alone: readonly { readonly column: string; readonly places: Map<unknown, number> }[]
  private readonly repeated: RowPlace[] = []
  private repeatedCount = 0

  constructor(table: Table, file: string) {
    this.file = file
    this.key = table.key
    this.alone = (table.unique ?? []).map((column) => ({ column, places: new Map() }))
  }

  /** Whether a row is the first with its key. One that was read before, the same in every column, is no fault. */
  check(seen: SeenRow, findings: Findings): 'first' | 'repeated' | 'refused' {
    const { row, fingerprint, place } = seen
    // What is missing was told as missing; it is not the same as another that is missing.
    const hasKey = this.key.every((column) => (row[column] ?? null) !== null)
    const before = hasKey ? this.rows.add(fingerprint, 0) : -1
    if (before !== -1 && this.rows.isSame(before, fingerprint, 0)) {
      this.repeatedCount++
      if (this.repeated.length < PLACES_TOLD) this.repeated.push(place)
      return 'repeated'
    }
    const at = place.feature ?? place.line
    let isFirst = before === -1
    if (isFirst && hasKey) this.places.push(at)
    if (!isFirst) this.tell(seen, this.key, this.places[before]!, findings)
    for (const { column, places } of this.alone) {
      const value = row[column] ?? null
      const other = value === null ? undefined : places.get(value)
      if (other !== undefined) {
        this.tell(seen, [column], other, findings)
        isFirst = false
      } else if (value !== null) places.set(value, at)
    }
    return isFirst ? 'first' : 'refused'
  }

  /** The fingerprints of the rows in the order of the file, those with a key and each once. */
  fingerprints(): RowFingerprints {
    // Of their own: the index has room for up to twice as many.
    return this.rows.toBytes().slice()
  }

  /** Tells of the rows that the file has more than once. */
  end(findings: Findings): void {
    if (this.repeatedCount === 0) return
    const rows = this.repeatedCount === 1 ? '1 row is' : `${this.repeatedCount} rows are`
    const places = this.repeated.map(sayRow).join(', ')
    const more = this.repeatedCount > this.repeated.length ? ', …' : ''
    findings.warn({
      file: this.file,
      message: `${rows} the same as an earlier one in every column, and left out: ${places}${more}`,
    })
  }

  private tell(
    { row, place }: SeenRow,
    columns: readonly string[],
    before: number,
    findings: Findings,
  ): void {
    const same: RowPlace = place.feature === null ? { ...place, line: before } : { ...place, feature: before }
    findings.fault({
      ...placeOf(place, this.file),
      column: columns.join(' + '),
      value: columns.map((column) => String(row[column])).join(' + '),
      rule: 'must be unique',
      detail: `${sayRow(same)} has the same`,
    })
  }
}
