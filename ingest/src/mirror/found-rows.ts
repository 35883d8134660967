import type { AnyRow } from '@datacentre/catalogue/grammar/column'

/** The rows that were found, by their table. */
export type FoundRows = Map<string, AnyRow[]>

/** Adds to the rows of a table in place: a copy for every borehole would take hours. */
export function addRow(found: FoundRows, table: string, row: AnyRow): void {
  const rows = found.get(table)
  if (rows === undefined) found.set(table, [row])
  else rows.push(row)
}
