import type { AnyRow } from '@datacentre/catalogue/grammar/column'

export type RowWithShape = { readonly row: AnyRow; readonly geometry: object | null }

/** How the file of a table is written: what it opens and closes with, its rows, and what stands between them. */
export type TableForm<Row> = {
  readonly opening: string
  readonly row: (row: Row) => string
  readonly between: string
  readonly closing: string
}
