import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { csvLines } from './csv.ts'
import { geojsonLines, type RowWithShape } from './geojson.ts'

/** A row; those of a table with shapes have theirs beside them. */
export type WritableRow = AnyRow | RowWithShape

/** The file of a table, line by line. */
export const tableLines = (table: Table, rows: Iterable<WritableRow>): Iterable<string> =>
  hasShape(table)
    ? geojsonLines(table, rows as Iterable<RowWithShape>)
    : csvLines(table, rows as Iterable<AnyRow>)
