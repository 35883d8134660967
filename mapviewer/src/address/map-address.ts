import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import {
  decodedId,
  layersInQuery,
  objectOfPage,
  shownLayers,
  type ObjectId,
} from '@datacentre/catalogue/geography/map-page'
import { firstUnits } from '@datacentre/catalogue/grammar/cut-text'
import type { Language } from '@datacentre/catalogue/texts/index'
import { languageOf } from '@datacentre/catalogue/wire/language'
import { readFilters, writeFilters, type LayerFilters } from './layer-filters.ts'
import { DEFAULT_BASE_MAP, isBaseMap, type BaseMapName } from './base-map-names.ts'
import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'

/** The middle of the map in metres RD, and its zoom. */
export type MapPlace = { readonly x: number; readonly y: number; readonly zoom: number }

/** All that an address of the map viewer says (D6). */
export type MapAddress = {
  readonly object: ObjectId | null
  /** Null when the address names none: the map then chooses. */
  readonly layers: readonly LayerId[] | null
  /** Selected rows of the first layer, by their register's key. */
  readonly ids: readonly string[]
  readonly filters: LayerFilters
  readonly place: MapPlace | null
  /** The place, block or operator that was searched for and shown, as it is searched for again. */
  readonly found: string | null
  /** The place whose panel is open: a latitude and longitude, a name, or its kind and key. */
  readonly here: string | null
  readonly baseMap: BaseMapName
  /** Whether objects that have lapsed are drawn too. */
  readonly showsLapsed: boolean
  /** Whether the courses of boreholes are drawn where the map is near. */
  readonly showsPaths: boolean
  /** The year that the map is set to; null where it shows today. */
  readonly year: number | null
  readonly language: Language
  /** Shown inside the detail modal of the data centre, without a frame of its own. */
  readonly embedded: boolean
}

/** Reads an address; `base` is the prefix with its slash. What it does not understand it leaves out. */
export function readAddress(url: URL, base: string): MapAddress {
  const object = objectOfPage(url.pathname.startsWith(base) ? url.pathname.slice(base.length) : '')
  const layers = layersInQuery(url.search)
  const baseMap = url.searchParams.get('base') ?? ''
  return {
    object,
    layers,
    ids: readIds(url.hash),
    filters: readFilters(url.search, shownLayers({ layers, object })),
    place: readPlace(url.searchParams),
    found: firstUnits(url.searchParams.get('found') ?? '', SEARCH_LENGTH) || null,
    here: firstUnits(url.searchParams.get('here') ?? '', SEARCH_LENGTH) || null,
    baseMap: isBaseMap(baseMap) ? baseMap : DEFAULT_BASE_MAP,
    showsLapsed: url.searchParams.get('lapsed') === 'true',
    showsPaths: url.searchParams.get('paths') !== 'false',
    year: readYear(url.searchParams.get('year')),
    language: languageOf(url.search),
    embedded: url.searchParams.get('datacenter') === 'true',
  }
}

/** The address as text, to be put behind the host. Commas stay readable: they may stand in a query. */
export function writeAddress(address: MapAddress, base: string): string {
  const {
    object,
    layers,
    ids,
    filters,
    place,
    found,
    here,
    baseMap,
    showsLapsed,
    showsPaths,
    year,
    language,
    embedded,
  } = address
  const query = [
    `lang=${language}`,
    ...(embedded ? ['datacenter=true'] : []),
    ...(layers === null ? [] : [`layers=${layers.map((id) => layerOf(id).wireName).join(',')}`]),
    ...writeFilters(filters, shownLayers(address)),
    ...(place === null ? [] : [`x=${place.x}`, `y=${place.y}`, `z=${place.zoom}`]),
    ...(found === null ? [] : [`found=${encodeURIComponent(found)}`]),
    ...(here === null
      ? []
      : [`here=${encodeURIComponent(here).replaceAll('%2C', ',').replaceAll('%2F', '/')}`]),
    ...(baseMap === DEFAULT_BASE_MAP ? [] : [`base=${baseMap}`]),
    ...(showsLapsed ? ['lapsed=true'] : []),
    ...(showsPaths ? [] : ['paths=false']),
    ...(year === null ? [] : [`year=${year}`]),
  ].join('&')
  const path = object === null ? '' : layerOf(object.layer).page(object.id)
  return `${base}${path}?${query}${ids.length === 0 ? '' : `#ids=${ids.map(encodeURIComponent).join(',')}`}`
}

const readIds = (fragment: string): readonly string[] =>
  fragment.startsWith('#ids=')
    ? fragment
        .slice('#ids='.length)
        .split(',')
        .map(decodedId)
        .filter((id) => id !== '')
    : []

const readYear = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{3}$/.test(text) ? Number(text) : null

function readPlace(query: URLSearchParams): MapPlace | null {
  const [x, y, zoom] = ['x', 'y', 'z'].map((name) => Number.parseFloat(query.get(name) ?? ''))
  if (x === undefined || y === undefined || zoom === undefined) return null
  return [x, y, zoom].every(Number.isFinite) ? { x, y, zoom } : null
}
