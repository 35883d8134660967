import type { AnyRow } from './column.ts'
import type { LayerId } from './identity.ts'
import type { OnMap } from './on-map.ts'
import type { Table } from './table.ts'

/** A table whose rows are objects on the map. */
export type MappedTable<Row = AnyRow> = Table & {
  readonly id: LayerId
  /** The column that names a row. */
  readonly name: keyof Row & string
  readonly onMap: OnMap<keyof Row & string>
}
