import type { WireName } from '../geography/map-layers.ts'
import type { Register } from '../grammar/register.ts'
import type { RowKey } from '../list/selection.ts'
import type { Language } from '../texts/index.ts'

export type MapPage = { readonly mapviewer: string; readonly language: Language }

/** A page below the map viewer's prefix, in a language. */
export const pageAt = (path: string, { mapviewer, language }: MapPage): string =>
  `${mapviewer}/${path}?lang=${language}`

/** The page of one object in the map viewer: `/mapviewer/brh/106504134/?lang=nl` (S2, D6). */
export const objectPage = (register: Register, id: string | number, page: MapPage): string =>
  pageAt(register.onMap.page(String(id)), page)

/** A page inside the detail modal: the marker tells the viewer to leave its frame off. */
export const embeddedAt = (path: string, page: MapPage): string => `${pageAt(path, page)}&datacenter=true`

/** The map with some layers on. */
export const layersPage = (layers: readonly string[], page: MapPage): string =>
  `${pageAt('', page)}&layers=${layers.join(',')}`

/** A whole register on the map, what is of the past too. */
export const wholePage = (register: Register, page: MapPage): string =>
  `${layersPage([register.onMap.wireName], page)}${register.onMap.expired === undefined ? '' : '&lapsed=true'}`

/** Selected rows on the map, named by their register's key in the fragment, because they can be many (D6). */
export function selectionPage(register: Register, keys: readonly RowKey[], page: MapPage): string {
  const listed = keys.map((key) => encodeURIComponent(String(key))).join(',')
  return `${layersPage([register.onMap.wireName], page)}#ids=${listed}`
}

/** The courses of holes, which the map draws under their signs, as their call names them. */
export const WELL_PATHS = 'well-paths'

/** In which years the objects of layers were there, as their call names it. */
export const OBJECT_YEARS = 'years'

/** Where a layer lies below every prefix, for the version that /rest/config tells: `dataset.mapVersion` lets it be kept for good. */
export const layerAddress = (
  mapVersion: string,
  layer: WireName | typeof WELL_PATHS | typeof OBJECT_YEARS | ':layer',
): string => `rest/map/${mapVersion}/${layer}.json`

/** The version that an address of a layer names; null where it is another address. */
export const layerVersion = (address: string): string | null =>
  /\/rest\/map\/([^/]+)\/[^/]+\.json$/.exec(address)?.[1] ?? null
