import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { type Json, writerOf } from './cell.ts'

export type RowWithShape = { readonly row: AnyRow; readonly geometry: object | null }

/** A table with shapes as a GeoJSON FeatureCollection, one feature per line. */
export function* geojsonLines(table: Table, rows: Iterable<RowWithShape>): Iterable<string> {
  const columns = table.columns.map((column) => ({ key: column.key, write: writerOf(column) }))
  yield '{"type":"FeatureCollection","features":[\n'
  let separator = ''
  for (const { row, geometry } of rows) {
    const properties: Record<string, Json> = {}
    for (const { key, write } of columns) properties[key] = write(row[key] ?? null)
    yield `${separator}${JSON.stringify({ type: 'Feature', properties, geometry })}`
    separator = ',\n'
  }
  yield '\n]}\n'
}
