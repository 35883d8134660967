import { neededLayers } from '@datacentre/catalogue/geography/map-page'
import type { Config } from '@datacentre/catalogue/wire/config'
import { currentAddress } from '../address/address-store.ts'
import { boreholePartQuery, boreholeParts } from '../calls/borehole-calls.ts'
import { layerQuery } from '../calls/layer-call.ts'
import { objectQuery } from '../calls/object-call.ts'
import { queries } from '../calls/queries.ts'
import { BoreholeParts } from '../panel/object-panel.tsx'

/** Asks for the object of the address, and for all that belongs to a borehole, before there is a panel that wants it. What fails is told by that panel. */
export async function fetchObjectAhead(): Promise<void> {
  const { object } = currentAddress()
  if (object === null) return
  const query = objectQuery(object)
  await queries.prefetchQuery(query)
  const found = queries.getQueryData(query.queryKey)
  if (found?.layer !== 'boreholes') return
  BoreholeParts.preload()
  for (const part of boreholeParts) void queries.prefetchQuery(boreholePartQuery(part, found.key))
}

/** Asks for the layers of the address before there is a map to draw them on. What fails is told on that map. */
export function fetchLayersAhead({ dataset }: Config): void {
  if (dataset === null) return
  for (const name of neededLayers(currentAddress()))
    void queries.prefetchQuery(layerQuery(dataset.mapVersion, name))
}
