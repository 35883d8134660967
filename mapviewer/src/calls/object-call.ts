import type { About } from '@datacentre/catalogue/geography/about'
import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { CoordinateSystem } from '@datacentre/catalogue/geography/coordinate-systems'
import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { ReportedFigures } from '@datacentre/catalogue/wire/map-calls'
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ObjectId } from '../subjects/subjects.ts'
import { get, jsonOf, NotFound } from './call.ts'

export type Link = ObjectId & {
  readonly key: string | number
  readonly name: string
  readonly about: About
  /** Of an overlap: how much ground is shared. */
  readonly sharedSquareKilometres?: number
}

/** One object with everything around it, as `rest/objects` answers. */
export type MapObject = {
  readonly layer: LayerName
  readonly key: string | number
  readonly id: string
  readonly name: string
  readonly row: AnyRow
  /** WGS84. */
  readonly geometry: Geometry | null
  readonly coordinates: readonly {
    readonly system: CoordinateSystem
    readonly x: number
    readonly y: number
  }[]
  readonly areas: readonly { readonly squareKilometres: number }[]
  readonly links: Readonly<Record<string, readonly Link[]>>
  readonly figures: readonly ReportedFigures[]
}

async function fetchObject({ layer, id }: ObjectId, signal: AbortSignal): Promise<MapObject> {
  const object = await jsonOf<MapObject>(await get(`rest/objects/${layer}/${encodeURIComponent(id)}`, signal))
  if (object === null) throw new NotFound(id)
  return object
}

export const objectQuery = (object: ObjectId | null) =>
  queryOptions({
    queryKey: ['object', object?.layer, object?.id],
    queryFn: ({ signal }) => fetchObject(object ?? { layer: 'boreholes', id: '' }, signal),
    enabled: object !== null,
  })

/** The object of the address; an error of the kind NotFound when there is none. */
export const useObject = (object: ObjectId | null): UseQueryResult<MapObject> => useQuery(objectQuery(object))
