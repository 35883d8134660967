import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import { readFingerprints, RowIndex, type Reading, type Version } from '@datacentre/database'
import { withRemoved } from './removed-rows.ts'
import { Comparison, type TableDifference } from './table-difference.ts'

/** The dataset that an import would replace. */
export type Standing = { readonly version: Version; readonly reading: Reading }

/** Compares the tables of a package with those that stand. */
export class Differences {
  readonly found: TableDifference[] = []
  private readonly standing: Standing | null

  constructor(standing: Standing | null) {
    this.standing = standing
  }

  /** A comparison for the rows of one table. */
  async of(table: Table): Promise<Comparison> {
    const rows =
      this.standing === null ? new RowIndex() : await readFingerprints(this.standing.reading, table)
    return new Comparison(table, rows)
  }

  async end(table: Table, comparison: Comparison): Promise<void> {
    const difference = comparison.end()
    const { standing } = this
    this.found.push(
      standing === null
        ? difference
        : await withRemoved(difference, { reading: standing.reading, table, comparison }),
    )
  }

  /** The tables that stand and that the package does not have: all their rows would go. */
  async goneTables(absent: readonly string[]): Promise<void> {
    const { standing } = this
    if (standing === null) return
    for (const table of tables.filter(({ id }) => absent.includes(id))) {
      const before = standing.version.rowCounts[table.id] ?? 0
      if (before === 0) continue
      const none = { count: 0, examples: [] }
      const removed = { count: before, examples: [] }
      const difference = { table: table.id, before, after: 0, added: none, changed: none, removed }
      this.found.push(await withRemoved(difference, { reading: standing.reading, table, comparison: null }))
    }
  }
}

/** Whether a table is the same in every row. */
export const isUnchanged = ({ added, changed, removed }: TableDifference): boolean =>
  added.count + changed.count + removed.count === 0

/** More than this part of a table is not removed unasked: it is rather a file that was cut off, or the wrong folder. */
const MOST_REMOVED = 0.1

/** The tables that would lose so many rows that someone must say it is meant. */
export const losses = (found: readonly TableDifference[]): TableDifference[] =>
  found.filter(({ before, removed }) => removed.count > before * MOST_REMOVED)
