import { setImmediate as othersFirst } from 'node:timers/promises'
import { codeLists, type CodeListName } from '@datacentre/catalogue/codes/index'
import type { Column } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables, type TableId } from '@datacentre/catalogue/tables'
import { countColumn, type Connection } from '@datacentre/database'
import { collections, type Collection } from '../collections/collections.ts'
import { propertyKind } from '../collections/properties.ts'
import { fromStore } from '../from-store.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Where a code is used: so many rows of a table have it in a column. */
export type CodeUse = {
  readonly table: TableId | Collection['id']
  readonly column: string
  readonly rows: number
}

/** The uses of every code, by its list and itself. */
export type CodeUses = ReadonlyMap<CodeListName, ReadonlyMap<string, readonly CodeUse[]>>

const counted = new WeakMap<Snapshot, Promise<CodeUses>>()

/** Counted once for each version of the dataset. */
export function codeUses(snapshot: Snapshot, store: Connection): Promise<CodeUses> {
  const known = counted.get(snapshot) ?? countUses(snapshot, store)
  counted.set(snapshot, known)
  // While the store is away nothing is counted: the next to ask tries again.
  known.catch(() => counted.delete(snapshot))
  return known
}

type Coded = Column & { readonly codes: CodeListName }

const isCoded = (column: Column): column is Coded => 'codes' in column

/** The tables of which no rows are held in memory. */
const onlyInStore = tables.filter(
  (table: Table) => !collections.some((collection) => collection.table.id === table.id),
) as readonly (Table & { readonly id: TableId })[]

async function countUses(snapshot: Snapshot, store: Connection): Promise<CodeUses> {
  const uses = new Map<CodeListName, Map<string, CodeUse[]>>(
    (Object.keys(codeLists) as CodeListName[]).map((list) => [list, new Map()]),
  )
  const enter = (
    table: CodeUse['table'],
    { key, codes }: Coded,
    rows: ReadonlyMap<unknown, number>,
  ): void => {
    const ofList = uses.get(codes)!
    for (const [code, count] of rows)
      ofList.set(String(code), [...(ofList.get(String(code)) ?? []), { table, column: key, rows: count }])
  }
  for (const collection of collections)
    for (const column of collection.columns.filter(isCoded)) {
      enter(collection.id, column, countRows(snapshot, collection, column))
      await othersFirst()
    }
  for (const table of onlyInStore)
    for (const column of table.columns.filter(isCoded))
      enter(
        table.id,
        column,
        await fromStore({ store, snapshot }, (reading) => countColumn(reading, table, column.key)),
      )
  return uses
}

function countRows({ features }: Snapshot, { id }: Collection, column: Coded): ReadonlyMap<unknown, number> {
  const { compared } = propertyKind(column)
  const rows = new Map<unknown, number>()
  for (const row of features.get(id)?.rows() ?? [])
    for (const code of compared(row[column.key] ?? null)) rows.set(code, (rows.get(code) ?? 0) + 1)
  return rows
}
