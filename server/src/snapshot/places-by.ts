import type { AnyRow } from '@datacentre/catalogue/grammar/column'

export type Name = string | number
type Index = ReadonlyMap<Name, number | readonly number[]>

/** Indexes of rows by what a column of theirs names, made at the first question and kept as long as the rows are. */
const indexes = new WeakMap<readonly AnyRow[], Map<string, Index>>()

function indexed(rows: readonly AnyRow[], namesOf: (row: AnyRow) => readonly Name[]): Index {
  const index = new Map<Name, number | number[]>()
  rows.forEach((row, place) => {
    for (const name of namesOf(row)) {
      const found = index.get(name)
      // Most names are those of one row, for which a list would take several times as much.
      if (found === undefined) index.set(name, place)
      else if (typeof found === 'number') index.set(name, [found, place])
      else found.push(place)
    }
  })
  return index
}

/** What a column holds that is one name. */
const plainName =
  (column: string) =>
  (row: AnyRow): readonly Name[] => {
    const value = row[column]
    return typeof value === 'string' || typeof value === 'number' ? [value] : []
  }

/** The places of the rows of which a column names this, in the order of the rows. */
export function placesBy(
  rows: readonly AnyRow[],
  column: string,
  namesOf: (row: AnyRow) => readonly Name[] = plainName(column),
): (name: Name) => readonly number[] {
  const ofRows = indexes.get(rows) ?? new Map<string, Index>()
  indexes.set(rows, ofRows)
  const index = ofRows.get(column) ?? indexed(rows, namesOf)
  ofRows.set(column, index)
  return (name) => {
    const found = index.get(name) ?? []
    return typeof found === 'number' ? [found] : found
  }
}
