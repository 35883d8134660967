import type { RowsThere } from '@datacentre/catalogue/companies/companies-there'
import { codeOf } from '@datacentre/catalogue/geography/layer-code'
import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { InArea } from './in-area.ts'

/** The rows of registers by their layer. */
export type ListedRows = Readonly<Record<'fields' | 'licences' | 'boreholes', readonly AnyRow[]>>

/** What lies in an area as rows that tell who operates or owns it; of licences those in force. */
export function rowsInArea({ layers, inForce }: InArea, listed: ListedRows): RowsThere {
  const layerIn = (id: LayerId) => layers.find((layer) => layer.id === id)
  const rowsOf = (id: keyof ListedRows, at = layerIn(id)?.rows ?? []): readonly AnyRow[] => {
    const { key } = layerOf(id)
    const keys = new Set(at.map((row) => layerIn(id)?.layer.keys[row]))
    return listed[id].filter((row) => keys.has(row[key] as string | number))
  }
  const facilities = layerIn('facilities')
  return {
    fields: rowsOf('fields'),
    licences: rowsOf('licences', inForce),
    boreholes: rowsOf('boreholes'),
    // They have no list: their layer tells who operates them.
    facilities:
      facilities?.rows.map((row) => ({ operatorName: codeOf(facilities.layer, 'operatorName', row) })) ?? [],
  }
}
