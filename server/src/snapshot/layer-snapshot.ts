import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Answer } from '../answer/send.ts'
import type { MeasuredGround } from './measured-ground.ts'
import type { Rows } from './kept/packed-files.ts'
import { placesBy } from './places-by.ts'

/** A layer of the map as it is served: its rows in the order of the list, the bytes of its call, and a box for each row. */
export type LayerSnapshot = {
  readonly layer: MapLayer
  readonly rows: readonly AnyRow[]
  readonly answer: Answer
  /** Four numbers for each row, as `boxAt` reads them. */
  readonly boxes: Int32Array
  /** What the outlines measure, row by row. */
  readonly ground: () => MeasuredGround
  /** The row of an object by what stands in the address of its page, or by its key; case counts only between two that differ by it. */
  readonly find: (id: string) => AnyRow | undefined
}

export function layerSnapshot({
  rows,
  ...served
}: Omit<LayerSnapshot, 'find' | 'rows'> & { readonly rows: Rows }): LayerSnapshot {
  const { layer } = served
  const byColumn = (column: string, id: string): AnyRow | undefined => {
    const isNumber = layer.table.columns.some(({ key, kind }) => key === column && kind === 'id')
    const wanted = isNumber ? Number(id) : id
    return rows()[placesBy(rows(), column)(wanted)[0] ?? -1]
  }
  const inAnyCase = (id: string): AnyRow | undefined => {
    const wanted = id.toLowerCase()
    return rows().find((row) => String(row[layer.pageId] ?? '').toLowerCase() === wanted)
  }
  return {
    ...served,
    get rows() {
      return rows()
    },
    find: (id) => byColumn(layer.pageId, id) ?? byColumn(layer.key, id) ?? inAnyCase(id),
  }
}
