import { areaSearch, type Area } from '@datacentre/catalogue/geography/places/areas'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type { Say } from '@datacentre/catalogue/texts/speak-from'
import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { StyleClass } from '@datacentre/catalogue/colours'
import { fold } from '@datacentre/catalogue/list/searching/search'
import { provinces } from '@datacentre/catalogue/codes/provinces'
import type { SiteOnScreen } from '@datacentre/catalogue/wire/config'
import type { Suggestion } from '../calls/suggest-call.ts'
import type { LayerFilters } from '../address/layer-filters.ts'
import { rangesOf } from '../map/coordinates/coordinate-ranges.ts'
import { readCoordinate } from '@datacentre/catalogue/geography/coordinates/read-coordinate'
import { toRd } from '../map/coordinates/systems.ts'
import { showCoordinate } from '../map/coordinates/show-coordinate.ts'
import type { Box } from '../map/view/home.ts'
import { showAbout } from '../subjects/show-about.ts'
import { areasNamed } from './areas.ts'
import { townsNamed } from './towns.ts'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'
import { layerStyle, kindOf } from '../subjects/subjects.ts'

/** Something a search found: an object with a page, or a place on the map. */
export type SearchResult = {
  readonly key: string
  readonly group: 'towns' | 'data'
  readonly title: string
  readonly kind: string
  /** What tells it apart from others of its name; empty where nothing does. */
  readonly about: string
  readonly style: StyleClass
  readonly object: ObjectId | null
  readonly box: Box | null
  /** What brings it back when it is searched for: it stands in the address. */
  readonly findAs: string
  /** Whether its box, or the block of its name, is drawn; towns lie in an area, but they do not outline it. */
  readonly isMarked: boolean
  /** Of an operator: what keeps all that is theirs, by layer. */
  readonly filters: LayerFilters | null
}

/** What a place on the map has: no page, nothing to filter. */
const aPlace = { object: null, filters: null, style: 'datatype-seismic', isMarked: true } as const

/** The country that places are looked for in; null for ours. */
type Country = SiteOnScreen['country']

type Words = { readonly say: Say; readonly speech: Speech; readonly language: Language }

/** Two numbers are a place, in each system they can be meant in. */
type Typed = { readonly text: string; readonly country: Country }

const placesIn = ({ text, country }: Typed, { say, language }: Words): readonly SearchResult[] =>
  readCoordinate(text, rangesOf(country)).map(({ system, typed }) => {
    const [x, y] = toRd(typed, system)
    return {
      key: system,
      group: 'data',
      title: showCoordinate(typed, { system, language }),
      kind: say(`coordinateSystem.${system}`),
      about: '',
      ...aPlace,
      box: [x, y, x, y],
      findAs: `${system} ${typed.join(' ')}`,
    }
  })

function townResult({ name, at: [x, y], municipality, province }: Town, { say }: Words): SearchResult {
  return {
    key: `town ${name} ${x} ${y}`,
    group: 'towns',
    title: name,
    kind: say(`province.${provinces[province]}`),
    about: municipality === name ? '' : say('map.town.municipality', { municipality }),
    ...aPlace,
    box: [x, y, x, y],
    findAs: name,
  }
}

function areaResult({ kind, name, province, box }: Area, { say }: Words): SearchResult {
  const inProvince = say(`province.${provinces[province]}`)
  return {
    key: `${kind} ${name} ${province}`,
    group: 'towns',
    title: kind === 'province' ? inProvince : name,
    kind: say(`map.area.${kind}`),
    about: kind === 'province' ? '' : inProvince,
    ...aPlace,
    isMarked: false,
    box,
    findAs: areaSearch({ kind, name }),
  }
}

/** Blocks and operators have no layer of their own. */
const kindWithoutLayer = { blocks: 'map.block', operators: 'map.operator' } as const

function dataResult(suggestion: Suggestion, { say, speech }: Words): SearchResult {
  const { objectId, layer: name, title, about, box, filters } = suggestion
  const [minX, minY, maxX, maxY] = box ?? []
  const isPlaced = minX !== undefined && minY !== undefined && maxX !== undefined && maxY !== undefined
  const found = {
    key: `${name} ${objectId}`,
    group: 'data',
    title,
    findAs: title,
    box: isPlaced ? ([minX, minY, maxX, maxY] as const) : null,
  } as const
  if (name === 'blocks' || name === 'operators')
    return {
      ...found,
      ...aPlace,
      about: '',
      kind: say(kindWithoutLayer[name]),
      isMarked: name === 'blocks',
      filters,
    }
  const layer = layerOf(name)
  return {
    ...found,
    ...aPlace,
    about: layer.alsoKnownAs.length > 0 ? '' : showAbout({ layer: name, name: title, about }, speech),
    kind: say(kindOf(name)),
    style: layerStyle(layer),
    object: { layer: name, id: objectId },
  }
}

type Found = {
  readonly suggestions: readonly Suggestion[]
  readonly towns: readonly Town[]
  readonly country: Country
}

/** All that a text finds. Towns go first, unless an object is called just so: this is a map of objects. */
export function resultsOf(text: string, found: Found, words: Words): readonly SearchResult[] {
  const data = [
    ...placesIn({ text, country: found.country }, words),
    ...found.suggestions.map((suggestion) => dataResult(suggestion, words)),
  ]
  const towns = [
    ...townsNamed(text, found.towns).map((town) => townResult(town, words)),
    ...areasNamed(text, found.towns).map((area) => areaResult(area, words)),
  ]
  const asked = fold(text.trim())
  return data.some(({ title }) => fold(title) === asked) ? [...data, ...towns] : [...towns, ...data]
}
