import { decodeLayer, type Layer, type PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useInstallation } from '../boot/installation.tsx'
import { get, jsonOf } from './call.ts'

async function fetchLayer(mapVersion: string, name: LayerName): Promise<Layer> {
  const packed = await jsonOf<PackedLayer>(await get(layerAddress(mapVersion, name)))
  if (packed === null) throw new Error(`the layer ${name} has no answer`)
  return decodeLayer(packed)
}

/** A layer ready to be drawn; it is fetched when it is first wanted and then kept. */
export function useLayer(name: LayerName, isWanted: boolean): UseQueryResult<Layer> {
  const { dataset } = useInstallation().config
  return useQuery({
    queryKey: ['layer', dataset?.mapVersion, name],
    queryFn: () => fetchLayer(dataset?.mapVersion ?? '', name),
    enabled: isWanted && dataset !== null,
    // Half a million numbers need no deep comparison with what was there before.
    structuralSharing: false,
  })
}
