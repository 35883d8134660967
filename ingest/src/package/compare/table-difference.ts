import type { Table } from '@datacentre/catalogue/grammar/table'
import { registers } from '@datacentre/catalogue/registers/index'
import type { RowIndex } from '@datacentre/database'
import type { ReadRow } from '../row-reader.ts'

/** So many rows of each sort are named. */
export const EXAMPLES = 3

/** Some rows and a few of them by name. */
export type Counted = { count: number; readonly examples: string[] }

/** What an import would change in one table. */
export type TableDifference = {
  readonly table: string
  /** The rows that stand, and those that would. */
  readonly before: number
  readonly after: number
  readonly added: Counted
  readonly changed: Counted
  readonly removed: Counted
}

const none = (): Counted => ({ count: 0, examples: [] })

const count = (counted: Counted, name: () => string): void => {
  counted.count++
  if (counted.examples.length < EXAMPLES) counted.examples.push(name())
}

/** A row by its name and key: `K01-A (5012)`, or by its key alone. */
export function rowNamer(table: Table): (row: ReadRow) => string {
  const name = registers.find(({ id }) => id === table.id)?.name
  const say = (key: string, row: ReadRow): string => {
    const kind = table.columns.find((column) => column.key === key)?.kind
    const value = row[key]
    if (typeof value !== 'number' || (kind !== 'day' && kind !== 'month')) return String(value)
    return new Date(value).toISOString().slice(0, kind === 'day' ? 10 : 7)
  }
  return (row) => {
    const key = table.key.map((part) => say(part, row)).join(' ')
    return name === undefined || row[name] === undefined ? key : `${String(row[name])} (${key})`
  }
}

/** Compares the rows of a table that is read with those that stand, one by one. */
export class Comparison {
  readonly added = none()
  readonly changed = none()
  private readonly table: Table
  private readonly standing: RowIndex
  private readonly seen: Uint8Array
  private readonly name: (row: ReadRow) => string
  private read = 0
  private same = 0

  constructor(table: Table, standing: RowIndex) {
    this.table = table
    this.standing = standing
    this.seen = new Uint8Array(standing.size)
    this.name = rowNamer(table)
  }

  /** A row that the package has once. */
  note(row: ReadRow, fingerprint: Int32Array): void {
    this.read++
    const before = this.standing.find(fingerprint, 0)
    if (before === -1) return count(this.added, () => this.name(row))
    // A second row with the same key is told as a fault, and counted once.
    if (this.seen[before] === 1) return
    this.seen[before] = 1
    if (this.standing.isSame(before, fingerprint, 0)) this.same++
    else count(this.changed, () => this.name(row))
  }

  /** Whether a row that stands is not in the package. */
  isGone(fingerprint: Int32Array): boolean {
    const row = this.standing.find(fingerprint, 0)
    return row !== -1 && this.seen[row] === 0
  }

  /** What was found when every row was read; `removed` still lacks its examples. */
  end(): TableDifference {
    const kept = this.same + this.changed.count
    return {
      table: this.table.id,
      before: this.standing.size,
      after: this.read,
      added: this.added,
      changed: this.changed,
      removed: { ...none(), count: this.standing.size - kept },
    }
  }
}
