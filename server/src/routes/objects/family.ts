import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { placesBy, type Name } from '../../snapshot/places-by.ts'

type Tree = {
  readonly rows: readonly AnyRow[]
  readonly key: string
  /** The column that names the row it comes from. */
  readonly parent: string
}

const nameIn = (row: AnyRow, column: string): Name => (row[column] as Name | null) ?? ''

/** The one at the top; rows that name each other in a ring end where they began. */
function rootOf(row: AnyRow, { rows, key, parent }: Tree): AnyRow {
  const placesOf = placesBy(rows, key)
  const above = (one: AnyRow): AnyRow | undefined => rows[placesOf(nameIn(one, parent)).at(-1) ?? -1]
  const passed = new Set<AnyRow>()
  let root = row
  for (let next = above(row); next && !passed.has(next); next = above(next)) {
    passed.add(next)
    root = next
  }
  return root
}

/** Everything that comes from the same top, through any number of others, itself included; in the order of the rows. */
export function familyOf(row: AnyRow, tree: Tree): readonly AnyRow[] {
  const { rows, key, parent } = tree
  const [placeOf, childrenOf] = [placesBy(rows, key), placesBy(rows, parent)]
  const family = new Set(placeOf(nameIn(rootOf(row, tree), key)))
  // A set that grows while it is walked is walked to its end.
  for (const member of family) for (const child of childrenOf(nameIn(rows[member]!, key))) family.add(child)
  return [...family].toSorted((a, b) => a - b).map((place) => rows[place]!)
}
