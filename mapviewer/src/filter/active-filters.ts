import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { filtersInUse } from '@datacentre/catalogue/list/criteria'
import type { LayerFilters } from '../address/layer-filters.ts'

/** How many filters a layer has in use; what is searched for counts as one. */
export function activeFilters(filters: LayerFilters, name: LayerId): number {
  const [criteria, { register }] = [filters[name], layerOf(name)]
  if (criteria === undefined || register === null) return 0
  return filtersInUse(register, criteria).length + (criteria.searchByName === undefined ? 0 : 1)
}

/** How many filters there are in use on all layers that are on. */
export const allActiveFilters = (filters: LayerFilters, shown: readonly LayerId[]): number =>
  shown.reduce((sum, name) => sum + activeFilters(filters, name), 0)
