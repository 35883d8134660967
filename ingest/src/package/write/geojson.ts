import type { Table } from '@datacentre/catalogue/grammar/table'
import type { Json, WriterOf } from './cell.ts'
import type { RowWithShape, TableForm } from './table-form.ts'

/** A table with shapes as a GeoJSON FeatureCollection, one feature per line. */
export function geojsonForm(table: Table, writerOf: WriterOf): TableForm<RowWithShape> {
  const columns = table.columns.map((column) => ({ key: column.key, write: writerOf(column) }))
  return {
    opening: '{"type":"FeatureCollection","features":[\n',
    row: ({ row, geometry }) => {
      const properties: Record<string, Json> = {}
      for (const { key, write } of columns) properties[key] = write(row[key] ?? null)
      return JSON.stringify({ type: 'Feature', properties, geometry })
    },
    between: ',\n',
    closing: '\n]}\n',
  }
}
