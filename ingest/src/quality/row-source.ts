import type { AnyRow, Value } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'

/** Where the rules of quality get rows from: a store, or a package that is only checked. Rows come in the order of their key. */
export type RowSource = {
  readonly rows: (table: Table) => Promise<readonly AnyRow[]>
  /** Those of a table with shapes that have none. */
  readonly shapeless: (table: Table) => Promise<readonly AnyRow[]>
  /** The outlines of fields as GeoJSON, by the key of the field; without those that have none. */
  readonly fieldShapes: () => Promise<ReadonlyMap<Value | undefined, string>>
  /** The points of the courses of these boreholes. */
  readonly pointsOf: (boreholeDbks: readonly number[]) => Promise<readonly AnyRow[]>
}
