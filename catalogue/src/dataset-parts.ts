import type { Table } from './grammar/table.ts'
import { mapLayers } from './geography/map-layers.ts'
import { productionScreens } from './production/index.ts'
import { tables, type TableId } from './tables.ts'

/** What can be taken home by itself: a table that visitors know, and the tables that only tell more of its rows. */
export type DatasetPart = { readonly id: TableId; readonly tables: readonly Table[] }

/** The tables that visitors know: what is on the map, and the figures. */
const known: ReadonlySet<string> = new Set([
  ...mapLayers.map(({ table }) => table.id),
  ...productionScreens.flatMap(({ table }) => (table === null ? [] : [table.id])),
])

const tellsMoreOf = (table: Table, id: string): boolean =>
  !known.has(table.id) && (table.references ?? []).some((reference) => reference.table === id)

export const datasetParts: readonly DatasetPart[] = tables
  .filter(({ id }) => known.has(id))
  .map((table) => ({
    id: table.id,
    tables: [table, ...tables.filter((other) => tellsMoreOf(other, table.id))],
  }))
