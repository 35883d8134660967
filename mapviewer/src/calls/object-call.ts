import { layerIdOf, layerOf, type LayerId, type WireName } from '@datacentre/catalogue/geography/map-layers'
import type { Link as WireLink, MapObject as WireObject } from '@datacentre/catalogue/wire/map-calls'
import { ask } from '@datacentre/client/calls/ask'
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'

type WithLayerId<Told> = Omit<Told, 'layer'> & { readonly layer: LayerId }

export type Link = WithLayerId<WireLink>
export type MapObject = WithLayerId<Omit<WireObject, 'links'>> & {
  readonly links: Readonly<Record<string, readonly Link[]>>
}

const withLayerId = <Told extends { readonly layer: WireName }>(told: Told): WithLayerId<Told> => ({
  ...told,
  layer: layerIdOf(told.layer),
})

function readObject({ links, ...told }: WireObject): MapObject {
  const known = Object.entries(links).map(([relation, linked]) => [relation, linked.map(withLayerId)])
  return { ...withLayerId(told), links: Object.fromEntries(known) }
}

export const objectQuery = (object: ObjectId | null) =>
  queryOptions({
    queryKey: ['object', object?.layer, object?.id],
    queryFn: async ({ signal }): Promise<MapObject> => {
      if (object === null) throw new Error('there is no object to ask for')
      const layer = layerOf(object.layer).wireName
      return readObject(await ask('object', { inPath: { layer, id: object.id }, signal }))
    },
    enabled: object !== null,
  })

/** The object of the address; an error of the kind NotFound when there is none. */
export const useObject = (object: ObjectId | null): UseQueryResult<MapObject> => useQuery(objectQuery(object))
