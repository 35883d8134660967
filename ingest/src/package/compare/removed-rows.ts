import type { Table } from '@datacentre/catalogue/grammar/table'
import { eachPageOfKeys, rowHasher, WORDS_PER_ROW, type Reading } from '@datacentre/database'
import type { ReadRow } from '../row-reader.ts'
import { EXAMPLES, rowNamer, type Comparison, type TableDifference } from './table-difference.ts'

/** The difference with a few of the rows that go, by name; they are in the store only. */
export async function withRemoved(
  difference: TableDifference,
  { reading, table, comparison }: { reading: Reading; table: Table; comparison: Comparison | null },
): Promise<TableDifference> {
  const { removed } = difference
  const hash = rowHasher(table)
  const words = new Int32Array(WORDS_PER_ROW)
  const name = rowNamer(table)
  const wanted = Math.min(EXAMPLES, removed.count)
  if (wanted <= 0) return difference
  for await (const page of eachPageOfKeys(reading, table)) {
    for (const keys of page) {
      hash(keys, words, 0)
      if (comparison !== null && !comparison.isGone(words)) continue
      removed.examples.push(name(keys as ReadRow))
      if (removed.examples.length === wanted) return difference
    }
  }
  return difference
}
