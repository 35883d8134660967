import { decodeLayer, type Layer } from '@datacentre/catalogue/geography/layer-code'
import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import { layerVersion } from '@datacentre/catalogue/wire/map-addresses'
import { jsonOf, respond } from '@datacentre/client/calls/ask'
import { expectVersion } from '@datacentre/client/installation/expect-version'
import { useDatasetVersion } from '@datacentre/client/installation/installation'
import { queryOptions, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'

/** An address of a version that is gone leads to the one that stands. */
async function decoded(version: string, what: string, response: Response): Promise<Layer> {
  await expectVersion({ asked: version, answered: layerVersion(response.url), what })
  return decodeLayer(await jsonOf(response))
}

async function fetchLayer(version: string, id: LayerId): Promise<Layer> {
  const layer = layerOf(id).wireName
  return decoded(version, `the layer ${layer}`, await respond('map-layer', { inPath: { version, layer } }))
}

const fetchPaths = async (version: string): Promise<Layer> =>
  decoded(version, 'the courses of holes', await respond('map-paths', { inPath: { version } }))

export const layerQuery = (version: string | undefined, name: LayerId) =>
  queryOptions({
    queryKey: ['layer', version, name],
    queryFn: () => fetchLayer(version ?? '', name),
  })

/** A layer ready to be drawn; it is fetched when it is first wanted and then kept. */
export function useLayer(name: LayerId, isWanted: boolean): UseQueryResult<Layer> {
  const version = useDatasetVersion()
  return useQuery({ ...layerQuery(version, name), enabled: isWanted && version !== undefined })
}

/** How it stands with several layers. */
export function useLayers(names: readonly LayerId[]): readonly UseQueryResult<Layer>[] {
  const version = useDatasetVersion()
  return useQueries({
    queries: names.map((name) => ({ ...layerQuery(version, name), enabled: version !== undefined })),
  })
}

/** The courses of holes, fetched when they are first wanted and then kept. */
export function usePathsLayer(isWanted: boolean): UseQueryResult<Layer> {
  const version = useDatasetVersion()
  return useQuery({
    queryKey: ['paths', version],
    queryFn: () => fetchPaths(version ?? ''),
    enabled: isWanted && version !== undefined,
  })
}
