import type { Table } from '@datacentre/catalogue/grammar/table'
import { countChanges, readChanges, type ChangeCounts, type RowChange } from '@datacentre/database'
import type { Installation } from '../installation.ts'
import { fromStore } from '../from-store.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ChangesQuestion, Pair } from './question.ts'

export type Served = Pick<Installation, 'store'> & { readonly snapshot: Snapshot }

/** A change of a row, and the versions between which it happened. */
export type ChangeIn = { readonly pair: Pair; readonly change: RowChange }

/** Some changes, and whether there are more behind them. */
export type ChangesPage = { readonly changes: readonly ChangeIn[]; readonly hasMore: boolean }

/** Rows of the oldest version go first: while it is there, so are all later ones. */
const oldestOf = (pairs: readonly Pair[], { version }: Snapshot) =>
  pairs.flat().reduce((oldest, one) => (one.id < oldest.id ? one : oldest), version)

/** The changes that are asked for between each of some pairs of versions, one pair after the other. */
export function changesPage(
  { store, snapshot }: Served,
  table: Table,
  { key, box, limit, offset }: ChangesQuestion,
  pairs: readonly Pair[],
): Promise<ChangesPage> {
  return fromStore({ store, snapshot: { version: oldestOf(pairs, snapshot) } }, async () => {
    const changes: ChangeIn[] = []
    let passed = 0
    for (const pair of pairs) {
      const parts = [pair[0].parts, pair[1].parts] as const
      for await (const change of readChanges(store, table, parts, { key, box })) {
        if (passed < offset) passed += 1
        else if (changes.length === limit) return { changes, hasMore: true }
        else changes.push({ pair, change })
      }
    }
    return { changes, hasMore: false }
  })
}

type Counted = Map<string, Promise<ChangeCounts>>

const countedIn = new WeakMap<Served['store'], Counted>()

/** All tables in all pairs of ten versions are 1,500; after years of imports those that are gone are forgotten. */
const MOST_COUNTED = 5000

/** How many rows of a table changed between two versions; counted once, as versions do not change. */
export function countsOf({ store, snapshot }: Served, table: Table, pair: Pair): Promise<ChangeCounts> {
  const counted: Counted = countedIn.get(store) ?? new Map()
  countedIn.set(store, counted)
  if (counted.size > MOST_COUNTED) counted.clear()
  const [from, to] = pair
  // A store that was put back from a copy may give an id to another version.
  const name = [
    table.id,
    ...pair.flatMap(({ id, checksum, importedAt }) => [id, checksum, importedAt]),
  ].join()
  const known = counted.get(name)
  if (known !== undefined) return known
  const counting = fromStore({ store, snapshot: { version: oldestOf([pair], snapshot) } }, () =>
    countChanges(store, table, [from.parts, to.parts]),
  ).catch((error: unknown) => {
    counted.delete(name)
    throw error
  })
  counted.set(name, counting)
  return counting
}
