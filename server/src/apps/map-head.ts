import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { layersInQuery, neededLayers, objectOfPage } from '@datacentre/catalogue/geography/map-page'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { addressOf } from '@datacentre/catalogue/wire/addresses'
import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import { fetchAhead, readFirst, withLinks } from './ahead.ts'
import type { PageAsked } from './page-head.ts'
import { inLanguage } from './site-head.ts'

/** The head of a page of the map, for who reads it without a script: its language and its name. */
export function withMapHead(page: string, language: Language): string {
  const say = speak(language)
  return inLanguage(page, { language, title: say('site.pageTitle', { page: say('map.title') }) })
}

/** Names in the head of a page of the map what its program will ask for, so that it is on its way before that runs. */
export function withMapAhead(
  page: string,
  { path, query, language, isPlain }: Pick<PageAsked, 'path' | 'query' | 'language' | 'isPlain'>,
  mapVersion: string | null,
): string {
  const asked = { layers: layersInQuery(query), object: objectOfPage(path.replace(/^\//, '')) }
  const layers = mapVersion === null ? [] : neededLayers(asked)
  const { object } = asked
  const headed = withLinks(page, [
    fetchAhead(addressOf('config')),
    fetchAhead(addressOf('texts', { lang: language })),
    ...(object === null || mapVersion === null
      ? []
      : [fetchAhead(addressOf('object', { layer: layerOf(object.layer).wireName, id: object.id }))]),
    // The program itself goes before them.
    ...layers.map((id) =>
      fetchAhead(layerAddress(mapVersion ?? '', layerOf(id).wireName), ' fetchpriority="low"'),
    ),
  ])
  // What is seen before the program has started (map-first-paint.ts).
  return isPlain ? readFirst(headed) : headed
}
