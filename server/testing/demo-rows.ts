import type { Table } from '@datacentre/catalogue/grammar/table'
import type { TableId } from '@datacentre/catalogue/tables'
import { isShaped } from '@datacentre/database'
import type { NewRow } from '@datacentre/database/reading/stored-row'
import type { Demo } from '@datacentre/ingest/demo/generate'
import type { Shaped } from '@datacentre/ingest/demo/shaped'

/** The rows of a table of the demonstration as a writer takes them, each with its shape; none has a file. */
export function demoRows(demo: Demo, table: Table & { readonly id: TableId }): NewRow<Table>[] {
  const rows: readonly object[] = [...demo.tables[table.id]]
  if (!isShaped(table)) return rows.map((row) => ({ ...row, ...('filePath' in row && { filePath: null }) }))
  return (rows as readonly Shaped<object>[]).map(({ row, geometry }) => ({ ...row, geometry }))
}
