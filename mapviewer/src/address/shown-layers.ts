import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import { withFilters } from './layer-filters.ts'
import type { MapAddress } from './map-address.ts'

type Switched = Pick<MapAddress, 'layers' | 'object' | 'ids' | 'filters'>
type Changed = Pick<MapAddress, 'layers' | 'ids' | 'filters'>

/** The address after a layer was switched on or off. Its filters go with it; selected rows belong to the first layer, and go with that. */
export function withLayerSwitched(address: Switched, name: LayerId): Changed {
  const shown = shownLayers(address)
  const layers = shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]
  return {
    layers,
    ids: layers[0] === shown[0] ? address.ids : [],
    filters: withFilters(address.filters, name, {}),
  }
}

/** The address with a layer filtered so. */
export const withLayerFiltered = (address: Switched, name: LayerId, criteria: Criteria): Changed => ({
  layers: shownLayers(address),
  ids: address.ids,
  filters: withFilters(address.filters, name, criteria),
})
