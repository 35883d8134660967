import type { AnyRow } from '@datacentre/catalogue/grammar/column'

type Tree = {
  readonly rows: readonly AnyRow[]
  readonly key: string
  /** The column that names the row it comes from. */
  readonly parent: string
}

/** The one at the top; rows that name each other in a ring end where they began. */
function rootOf(row: AnyRow, { rows, key, parent }: Tree): AnyRow {
  const byKey = new Map(rows.map((one) => [one[key], one]))
  const passed = new Set<AnyRow>()
  let root = row
  for (
    let above = byKey.get(row[parent] ?? '');
    above && !passed.has(above);
    above = byKey.get(above[parent] ?? '')
  ) {
    passed.add(above)
    root = above
  }
  return root
}

/** Everything that comes from the same top, through any number of others, itself included; in the order of the rows. */
export function familyOf(row: AnyRow, tree: Tree): readonly AnyRow[] {
  const { rows, key, parent } = tree
  const below = new Map<unknown, AnyRow[]>()
  for (const one of rows) {
    if (one[parent] !== null) below.set(one[parent], [...(below.get(one[parent]) ?? []), one])
  }
  const family = new Set([rootOf(row, tree)])
  // A set that grows while it is walked is walked to its end.
  for (const member of family) for (const child of below.get(member[key]) ?? []) family.add(child)
  return rows.filter((one) => family.has(one))
}
