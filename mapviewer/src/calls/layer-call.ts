import { decodeLayer, type Layer, type PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import { queryOptions, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useInstallation } from '../boot/installation.tsx'
import { get, jsonOf } from './call.ts'

async function fetchLayer(mapVersion: string, name: LayerName): Promise<Layer> {
  const packed = await jsonOf<PackedLayer>(await get(layerAddress(mapVersion, name)))
  if (packed === null) throw new Error(`the layer ${name} has no answer`)
  return decodeLayer(packed)
}

export const layerQuery = (mapVersion: string | undefined, name: LayerName) =>
  queryOptions({
    queryKey: ['layer', mapVersion, name],
    queryFn: () => fetchLayer(mapVersion ?? '', name),
    // Half a million numbers need no deep comparison with what was there before.
    structuralSharing: false,
  })

/** A layer ready to be drawn; it is fetched when it is first wanted and then kept. */
export function useLayer(name: LayerName, isWanted: boolean): UseQueryResult<Layer> {
  const mapVersion = useInstallation().config.dataset?.mapVersion
  return useQuery({ ...layerQuery(mapVersion, name), enabled: isWanted && mapVersion !== undefined })
}

/** How it stands with several layers. */
export function useLayers(names: readonly LayerName[]): readonly UseQueryResult<Layer>[] {
  const mapVersion = useInstallation().config.dataset?.mapVersion
  return useQueries({
    queries: names.map((name) => ({ ...layerQuery(mapVersion, name), enabled: mapVersion !== undefined })),
  })
}
