import type { Table } from '@datacentre/catalogue/grammar/table'
import type { Findings } from './fault.ts'
import { placeOf, sayRow, type RowPlace } from './row-place.ts'
import type { ReadRow } from './row-reader.ts'

/** Who had a key before, part within part: joining the parts of two million keys would cost two million texts. */
class KeyTree {
  private readonly branches = new Map<unknown, KeyTree>()
  private readonly rows = new Map<unknown, number>()

  branch(part: unknown): KeyTree {
    const known = this.branches.get(part)
    if (known !== undefined) return known
    const branch = new KeyTree()
    this.branches.set(part, branch)
    return branch
  }

  /** The row that had this last part before; if there is none, this row has it now. */
  take(part: unknown, row: number): number | null {
    const before = this.rows.get(part)
    if (before === undefined) this.rows.set(part, row)
    return before ?? null
  }
}

type KeyTaken = { readonly row: ReadRow; readonly columns: readonly string[]; readonly at: number }

/** The row that had this row's key before, or null. */
function takeKey(keys: KeyTree, { row, columns, at }: KeyTaken): number | null {
  // What is missing was told as missing; it is not the same as another that is missing.
  for (const column of columns) if ((row[column] ?? null) === null) return null
  let within = keys
  for (let part = 0; part < columns.length - 1; part++) within = within.branch(row[columns[part]!])
  return within.take(row[columns.at(-1)!], at)
}

/** Watches over one table that no two rows share a key or a unique value. */
export class Uniqueness {
  private readonly file: string
  private readonly seen: readonly { columns: readonly string[]; keys: KeyTree }[]

  constructor(table: Table, file: string) {
    this.file = file
    const alone = (table.unique ?? []).map((column) => [column])
    this.seen = [table.key, ...alone].map((columns) => ({ columns, keys: new KeyTree() }))
  }

  check(row: ReadRow, place: RowPlace, findings: Findings): void {
    for (const { columns, keys } of this.seen) {
      const before = takeKey(keys, { row, columns, at: place.feature ?? place.line })
      if (before !== null) {
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
