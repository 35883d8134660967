import { codeOf, type Layer } from '@datacentre/catalogue/geography/layer-code'
import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { hasExpired } from '@datacentre/catalogue/grammar/on-map'
import type { ListIndex, WholeLook } from '@datacentre/catalogue/list/list'
import type { ListScreen } from '@datacentre/catalogue/list/list-screen'
import { rowKey, type RowKey } from '@datacentre/catalogue/list/selection'

/** Which rows are drawn. */
export type Shows = (row: number) => boolean

type Asked = {
  readonly name: LayerId
  readonly showsLapsed: boolean
  /** The list of the layer's register when it is filtered. */
  readonly filtered: ListScreen<WholeLook> | null
}

/** Which rows of a layer are drawn. Without filters what has expired is left out, unless the visitor asks for them. */
export function shownRows(layer: Layer, { name, showsLapsed, filtered }: Asked): Shows {
  if (filtered !== null) return withKeys(layer, filtered.view.keys())
  if (showsLapsed) return () => true
  const declared = layerOf(name)
  return (row) => !hasExpired(declared, (column) => codeOf(layer, column, row))
}

/** Which rows of a layer are among these rows of its register's list. They are joined by key: a list may have another order. */
export function passing(layer: Layer, { register, rows }: ListIndex, passed: Iterable<number>): Shows {
  return withKeys(
    layer,
    Array.from(passed, (row) => rowKey(register, rows[row]!)),
  )
}

function withKeys(layer: Layer, passed: Iterable<RowKey>): Shows {
  const keys = new Set(passed)
  return (row) => {
    const key = layer.keys[row]
    return key !== undefined && keys.has(key)
  }
}
