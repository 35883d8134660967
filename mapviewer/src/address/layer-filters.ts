import { layerOf, mapLayers, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import { fromAddress, toAddress } from '@datacentre/catalogue/list/address'

/** What each layer is filtered by, under the names of its register's list (D4); a layer without filters is absent. */
export type LayerFilters = { readonly [Name in LayerId]?: Criteria }

/** The layers that have filters, in the order of the registers. */
export const layersOf = (filters: LayerFilters): readonly LayerId[] =>
  mapLayers.map(({ id }) => id).filter((id) => filters[id] !== undefined)

/** A layer without a list has no filters. */
const isFilterable = (name: LayerId): boolean => layerOf(name).register !== null

/** The same filters with those of one layer changed. */
export function withFilters(filters: LayerFilters, name: LayerId, criteria: Criteria): LayerFilters {
  const { [name]: _before, ...others } = filters
  return Object.keys(criteria).length === 0 ? others : { ...others, [name]: criteria }
}

/** A map has no pages, no order and no columns. */
function narrowing(query: string): Criteria {
  const { page: _page, pageSize: _size, order: _order, columns: _columns, ...criteria } = fromAddress(query)
  return criteria
}

/**
 * Filters of the first layer stand in the address as a list has them, so that a list's query is a map's; those of the
 * others behind the wire's name of their layer: `result=GAS&fields.status=W`.
 */
const prefixOf = (name: LayerId, [first]: readonly LayerId[]): string =>
  name === first ? '' : `${layerOf(name).wireName}.`

/** The filters of the layers that are on; others have none. */
export function readFilters(query: string, shown: readonly LayerId[]): LayerFilters {
  const entries = [...new URLSearchParams(query)]
  return shown.filter(isFilterable).reduce<LayerFilters>((filters, name) => {
    const prefix = prefixOf(name, shown)
    const own = entries.flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
    )
    return withFilters(filters, name, narrowing(new URLSearchParams(own).toString()))
  }, {})
}

export function writeFilters(filters: LayerFilters, shown: readonly LayerId[]): readonly string[] {
  return shown.flatMap((name) => {
    const criteria = filters[name]
    if (criteria === undefined) return []
    const own = toAddress(criteria).split('&')
    return own.map((pair) => prefixOf(name, shown) + pair)
  })
}
