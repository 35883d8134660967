import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import { readColumn, type Reading, type Version } from '@datacentre/database'

/**
 * The tables of a version, in the order in which it counts them. An empty table that rows of another point at is left out:
 * these lead nowhere, which an import allows only where the table is not there.
 */
export async function exportedTables(version: Version, reading: Reading): Promise<readonly Table[]> {
  const exported: Table[] = []
  for (const id of Object.keys(version.rowCounts)) {
    const table = tables.find((candidate) => candidate.id === id)
    if (table === undefined) continue
    const isEmpty = version.rowCounts[id] === 0
    if (!isEmpty || !(await isPointedAt(table, version, reading))) exported.push(table)
  }
  return exported
}

async function isPointedAt({ id }: Table, { rowCounts }: Version, reading: Reading): Promise<boolean> {
  const every: readonly Table[] = tables
  for (const table of every.filter((candidate) => (rowCounts[candidate.id] ?? 0) > 0))
    for (const reference of table.references ?? [])
      if (reference.table === id && (await readColumn(reading, table, reference.column)).size > 0) return true
  return false
}
