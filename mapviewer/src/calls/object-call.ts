import type { Link as WireLink, MapObject } from '@datacentre/catalogue/wire/map-calls'
import { ask } from '@datacentre/client/calls/ask'
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ObjectId } from '../subjects/subjects.ts'

export type { MapObject } from '@datacentre/catalogue/wire/map-calls'
export type Link = WireLink

export const objectQuery = (object: ObjectId | null) =>
  queryOptions({
    queryKey: ['object', object?.layer, object?.id],
    queryFn: ({ signal }): Promise<MapObject> => {
      if (object === null) throw new Error('there is no object to ask for')
      return ask('object', { inPath: { layer: object.layer, id: object.id }, signal })
    },
    enabled: object !== null,
  })

/** The object of the address; an error of the kind NotFound when there is none. */
export const useObject = (object: ObjectId | null): UseQueryResult<MapObject> => useQuery(objectQuery(object))
