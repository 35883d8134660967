import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { MirroredTable } from './mirrored.ts'

const COLUMNS: Readonly<Record<string, readonly [name: string, key: string]>> = {
  boreholes: ['boreholeName', 'boreholeDbk'],
  fields: ['fieldName', 'fieldDbk'],
  facilities: ['facilityName', 'facilityCode'],
}

/** The key of the one row with a name, for figures that come without keys. */
export function namesIn(found: ReadonlyMap<string, MirroredTable>): (table: string, name: string) => unknown {
  const indexes = new Map<string, Map<string, unknown>>()
  return (table, name) => {
    const known = indexes.get(table) ?? indexOf(found.get(table)?.rows ?? [], COLUMNS[table])
    indexes.set(table, known)
    return known.get(name)
  }
}

function indexOf(
  rows: readonly AnyRow[],
  columns: readonly [name: string, key: string] | undefined,
): Map<string, unknown> {
  const index = new Map<string, unknown>()
  if (columns === undefined) return index
  const [name, key] = columns
  for (const row of rows) index.set(String(row[name]), index.has(String(row[name])) ? undefined : row[key])
  return index
}
