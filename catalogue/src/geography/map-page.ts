import { layerByWireName, layerOf, mapLayers, type LayerId } from './map-layers.ts'

/** One object on the map, by the id its page is called with. */
export type ObjectId = { readonly layer: LayerId; readonly id: string }

/** Text that is not well encoded stays as it is: the object is then not found, and the page says so. */
export function decodedId(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The object of a page below the prefix: `brh/106504134/` is a borehole, with and without the last slash. */
export function objectOfPage(path: string): ObjectId | null {
  for (const { id: layer, page } of mapLayers) {
    // The page of an empty id ends in two slashes.
    const start = page('').slice(0, -1)
    if (!path.startsWith(start)) continue
    const id = path.slice(start.length).replace(/\/$/, '')
    if (id !== '' && !id.includes('/')) return { layer, id: decodedId(id) }
  }
  return null
}

/** The layers that a query names, null where it names none: all switched off is a choice; names that no layer has are none. */
export function layersInQuery(query: string): readonly LayerId[] | null {
  const listed = new URLSearchParams(query).get('layers')
  if (listed === null) return null
  const named = listed.split(',').flatMap((name) => name.trim() || [])
  const layers = named.flatMap((name) => layerByWireName(name)?.id ?? [])
  return layers.length > 0 || named.length === 0 ? layers : null
}

/** What a page says of its layers. */
export type PageOfLayers = { readonly layers: readonly LayerId[] | null; readonly object: ObjectId | null }

/** The layers that are on: those that were asked for, or what gives the object meaning. */
export const shownLayers = ({ layers, object }: PageOfLayers): readonly LayerId[] =>
  layers ?? layerOf(object?.layer ?? 'boreholes').shownWith

/** The layers that a page needs to draw its map: the page of a survey draws its lines too. */
export const neededLayers = (page: PageOfLayers): readonly LayerId[] => [
  ...new Set([
    ...shownLayers(page),
    ...(page.object?.layer === 'seismic-surveys-2d' ? (['seismic-lines'] as const) : []),
  ]),
]
