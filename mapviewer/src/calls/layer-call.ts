import { decodeLayer, type Layer, type PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import { layerAddress, layerVersion } from '@datacentre/catalogue/wire/map-addresses'
import { queryOptions, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useDatasetVersion } from '../boot/installation.ts'
import { get, jsonOf } from './call.ts'
import { expectVersion } from './of-version.ts'

async function fetchLayer(version: string, name: LayerName): Promise<Layer> {
  const response = await get(layerAddress(version, name))
  // An address of a version that is gone leads to the one that stands.
  await expectVersion({ asked: version, answered: layerVersion(response.url), what: `the layer ${name}` })
  const packed = await jsonOf<PackedLayer>(response)
  if (packed === null) throw new Error(`the layer ${name} has no answer`)
  return decodeLayer(packed)
}

export const layerQuery = (version: string | undefined, name: LayerName) =>
  queryOptions({
    queryKey: ['layer', version, name],
    queryFn: () => fetchLayer(version ?? '', name),
    // Half a million numbers need no deep comparison with what was there before.
    structuralSharing: false,
  })

/** A layer ready to be drawn; it is fetched when it is first wanted and then kept. */
export function useLayer(name: LayerName, isWanted: boolean): UseQueryResult<Layer> {
  const version = useDatasetVersion()
  return useQuery({ ...layerQuery(version, name), enabled: isWanted && version !== undefined })
}

/** How it stands with several layers. */
export function useLayers(names: readonly LayerName[]): readonly UseQueryResult<Layer>[] {
  const version = useDatasetVersion()
  return useQueries({
    queries: names.map((name) => ({ ...layerQuery(version, name), enabled: version !== undefined })),
  })
}
