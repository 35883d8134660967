import { neededLayers } from '@datacentre/catalogue/geography/map-page'
import type { Config } from '@datacentre/catalogue/wire/config'
import { currentAddress } from '../address/address-store.ts'
import { layerQuery } from '../calls/layer-call.ts'
import { objectQuery } from '../calls/object-call.ts'
import { queries } from '../calls/queries.ts'

/** Asks for the object of the address before there is a panel that wants it. What fails is told by that panel. */
export function fetchObjectAhead(): void {
  const { object } = currentAddress()
  if (object !== null) void queries.prefetchQuery(objectQuery(object))
}

/** Asks for the layers of the address before there is a map to draw them on. What fails is told on that map. */
export function fetchLayersAhead({ dataset }: Config): void {
  if (dataset === null) return
  for (const name of neededLayers(currentAddress()))
    void queries.prefetchQuery(layerQuery(dataset.mapVersion, name))
}
