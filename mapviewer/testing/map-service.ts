import { encodeLayer, packShapes, type Feature } from '@datacentre/catalogue/geography/layer-encoder'
import type { PackedLayer } from '@datacentre/catalogue/geography/layer-code'
import { mapLayers, type MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { MappedTable } from '@datacentre/catalogue/grammar/mapped-table'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import type { ChangeTold, VersionTold } from '@datacentre/catalogue/wire/lists/changes'
import type { MapObject, MapYears } from '@datacentre/catalogue/wire/map-calls'
import { fetchFile, standInService, type Service } from '@datacentre/client/testing/service'
import municipalities from '@datacentre/catalogue/municipalities.json?url'
import baseMap from '../src/map/base-map/base-map.json?url'

type Place = readonly [x: number, y: number]

/** A row and where it lies, in metres RD: a point, or the corners of an outline; null where that is not known. */
export type Placed = { readonly row: AnyRow; readonly at: Place | readonly Place[] | null }

export type MapService = Service & {
  /** Answers the layer of a table with these, and the list of a register with the same rows. */
  readonly answerLayer: (table: MappedTable | Register, placed: readonly Placed[]) => void
  /** Answers the courses of these holes by their key, each a measured line in metres RD. */
  readonly answerPaths: (...courses: readonly (readonly [key: number, line: readonly Place[]])[]) => void
  /** Answers which versions are kept, and what a page of changes of a table has. */
  readonly answerChanges: (
    versions: readonly VersionTold[],
    changesOf?: (table: string, query: URLSearchParams) => readonly ChangeTold[],
  ) => void
  /** Answers in which years objects were there. */
  readonly answerYears: (years: MapYears) => void
  /** Answers the page of each of these objects; of others there is none. */
  readonly answerObjects: (...objects: readonly MapObject[]) => void
}

function layerFor({ id }: MappedTable): MapLayer {
  const layer = mapLayers.find((candidate) => candidate.id === id)
  if (layer === undefined) throw new Error(`${id} is not on the map`)
  return layer
}

const isPlace = (at: Place | readonly Place[]): at is Place => typeof at[0] === 'number'

function featureOf({ row, at }: Placed): Feature {
  if (at === null) return { row, shape: [] }
  return { row, shape: [[isPlace(at) ? [at] : at]] }
}

/** A layer is of the version that its address names, wherever redirects led. */
const atItsAddress = (path: string, answer: PackedLayer | MapYears | undefined): Response =>
  Object.defineProperty(Response.json(answer), 'url', { value: new URL(path, document.baseURI).href })

/** The server of the map viewer: layers without objects until a test gives them some, and our own base map as it is. */
export function standInMapService(): MapService {
  const service = standInService()
  const layers = new Map(mapLayers.map((layer) => [layer.wireName, encodeLayer(layer, [])]))
  for (const file of [baseMap, municipalities])
    service.respond(
      { method: 'GET', path: new URL(file, document.baseURI).pathname.replace('/mapviewer', '') },
      () => fetchFile(file),
    )
  const serveLayers = () =>
    service.respond(addresses['map-layer'], ({ path }) => {
      const found = [...layers].find(([name]) => path.endsWith(`/${name}.json`))
      return atItsAddress(path, found?.[1])
    })
  serveLayers()
  const answerPaths: MapService['answerPaths'] = (...courses) =>
    service.respond(addresses['map-paths'], ({ path }) =>
      atItsAddress(path, {
        kind: 'line',
        keys: courses.map(([key]) => key),
        names: [],
        codes: { course: { values: ['measured'], at: courses.map(() => 0) } },
        texts: {},
        ...packShapes(courses.map(([, line]) => [[line]])),
      } satisfies PackedLayer),
    )
  answerPaths()
  const answerChanges: MapService['answerChanges'] = (versions, changesOf = () => []) => {
    service.respond({ method: 'GET', path: '//datacenter/changes' }, () => Response.json({ versions }))
    service.respond({ method: 'GET', path: '//datacenter/changes/:table' }, ({ path, query }) =>
      Response.json({ changes: changesOf(path.split('/').at(-1) ?? '', query) }),
    )
  }
  answerChanges([])
  return {
    ...service,
    answerChanges,
    answerPaths,
    answerYears: (years) => service.respond(addresses['map-years'], ({ path }) => atItsAddress(path, years)),
    answerLayer: (table, placed) => {
      const layer = layerFor(table)
      layers.set(layer.wireName, encodeLayer(layer, placed.map(featureOf)))
      serveLayers()
      if ('rest' in table)
        service.answerList(
          table,
          placed.map(({ row }) => row),
        )
    },
    answerObjects: (...objects) =>
      service.respond(addresses.object, ({ path }) => {
        const found = objects.find(({ layer, id }) => path.endsWith(`/${layer}/${encodeURIComponent(id)}`))
        return found === undefined ? new Response(null, { status: 404 }) : Response.json(found)
      }),
  }
}

/** An object of the map as the server tells it: of a row, with nothing around it but what is given. */
export const aMapObject = (table: MappedTable, row: AnyRow, given: Partial<MapObject> = {}): MapObject => ({
  layer: layerFor(table).wireName,
  key: keyOf(row[table.key[0] ?? '']),
  id: String(row[table.onMap.pageId]),
  name: String(row[table.name]),
  row,
  geometry: null,
  coordinates: [],
  areas: [],
  links: {},
  figures: [],
  ...given,
})

const keyOf = (value: AnyRow[string] | undefined): string | number =>
  typeof value === 'number' ? value : String(value)
