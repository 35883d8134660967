import { mapLayers, type LayerName } from '@datacentre/catalogue/geography/map-layers'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import { fromAddress, toAddress } from '@datacentre/catalogue/list/address'

/** What each layer is filtered by, under the names of its register's list (decision 4); a layer without filters is absent. */
export type LayerFilters = { readonly [Name in LayerName]?: Criteria }

/** Layers with a list: only those have filters. */
const filterable: readonly LayerName[] = mapLayers.flatMap(({ name, register }) =>
  register === null ? [] : [name],
)

/** The same filters with those of one layer changed. */
export function withFilters(filters: LayerFilters, name: LayerName, criteria: Criteria): LayerFilters {
  const { [name]: _before, ...others } = filters
  return Object.keys(criteria).length === 0 ? others : { ...others, [name]: criteria }
}

/** A map has no pages and no order. */
function narrowing(query: string): Criteria {
  const { page: _page, pageSize: _size, order: _order, ...criteria } = fromAddress(query)
  return criteria
}

/**
 * Filters of the first layer stand in the address as a list has them, so that a list's query is a map's; those of the
 * others behind the name of their layer: `result=GAS&fields.status=W`.
 */
const prefixOf = (name: LayerName, first: LayerName | undefined): string => (name === first ? '' : `${name}.`)

export function readFilters(query: string, first: LayerName | undefined): LayerFilters {
  const entries = [...new URLSearchParams(query)]
  return filterable.reduce<LayerFilters>((filters, name) => {
    const prefix = prefixOf(name, first)
    const own = entries.flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
    )
    return withFilters(filters, name, narrowing(new URLSearchParams(own).toString()))
  }, {})
}

export function writeFilters(filters: LayerFilters, first: LayerName | undefined): readonly string[] {
  return filterable.flatMap((name) => {
    const criteria = filters[name]
    if (criteria === undefined) return []
    const own = toAddress(criteria).split('&')
    return own.map((pair) => prefixOf(name, first) + pair)
  })
}
