import { setImmediate as othersFirst } from 'node:timers/promises'
import { codeLists, type CodeListName } from '@datacentre/catalogue/codes/index'
import type { Column } from '@datacentre/catalogue/grammar/column'
import { collections, type Collection } from '../collections/collections.ts'
import { propertyKind } from '../collections/properties.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Where a code is used: so many rows of a collection have it in a property. */
export type CodeUse = {
  readonly collection: Collection['id']
  readonly property: string
  readonly rows: number
}

/** The uses of every code, by its list and itself. */
export type CodeUses = ReadonlyMap<CodeListName, ReadonlyMap<string, readonly CodeUse[]>>

const counted = new WeakMap<Snapshot, Promise<CodeUses>>()

/** Counted once for each version of the dataset. */
export function codeUses(snapshot: Snapshot): Promise<CodeUses> {
  const known = counted.get(snapshot) ?? countUses(snapshot)
  counted.set(snapshot, known)
  return known
}

type Coded = Column & { readonly codes: CodeListName }

const isCoded = (column: Column): column is Coded => 'codes' in column

async function countUses({ features }: Snapshot): Promise<CodeUses> {
  const uses = new Map<CodeListName, Map<string, CodeUse[]>>(
    (Object.keys(codeLists) as CodeListName[]).map((list) => [list, new Map()]),
  )
  for (const collection of collections)
    for (const column of collection.columns.filter(isCoded)) {
      const { compared } = propertyKind(column)
      const rows = new Map<string, number>()
      for (const row of features.get(collection.id)?.rows() ?? [])
        for (const code of compared(row[column.key] ?? null))
          rows.set(String(code), (rows.get(String(code)) ?? 0) + 1)
      const ofList = uses.get(column.codes)!
      for (const [code, count] of rows) {
        const use = { collection: collection.id, property: column.key, rows: count }
        ofList.set(code, [...(ofList.get(code) ?? []), use])
      }
      await othersFirst()
    }
  return uses
}
