import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import { toAddress } from '@datacentre/catalogue/list/address'
import type { View } from '@datacentre/client/take-home/view'
import type { LayerFilters } from '../address/layer-filters.ts'

/** A layer under its filters, as the address of a file asks for it. */
export const viewOf = ({ id, table, register }: MapLayer, filters: LayerFilters, count: number): View => ({
  table: table.id,
  hasPlaces: true,
  count,
  query: register === null ? '' : toAddress(filters[id] ?? {}, register),
})
