import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { Config } from '@datacentre/catalogue/wire/config'
import { currentAddress } from '../address/address-store.ts'
import { shownLayers } from '../address/shown-layers.ts'
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
  const address = currentAddress()
  // The page of a survey draws its lines.
  const ofObject: readonly LayerId[] = address.object?.layer === 'seismic-surveys-2d' ? ['seismic-lines'] : []
  for (const name of new Set([...shownLayers(address), ...ofObject]))
    void queries.prefetchQuery(layerQuery(dataset.mapVersion, name))
}
