import type { Say } from '@datacentre/catalogue/texts/speak-from'
import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { StyleClass } from '@datacentre/catalogue/colours'
import type { Suggestion } from '@datacentre/catalogue/wire/search-calls'
import { fold } from '@datacentre/catalogue/list/search'
import { provinces } from '@datacentre/catalogue/geography/provinces'
import type { Town } from '../map/base-map/base-map-data.ts'
import { readCoordinate } from '../map/coordinates/read-coordinate.ts'
import { showCoordinate } from '../map/coordinates/show-coordinate.ts'
import type { Box } from '../map/rd-view.ts'
import { showAbout } from '../subjects/show-about.ts'
import { townsNamed } from './towns.ts'
import { isLayer, layerOf, layerStyle, kindOf, type ObjectId } from '../subjects/subjects.ts'

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
}

type Words = { readonly say: Say; readonly speech: Speech; readonly language: Language }

/** Two numbers are a place, in each system they can be meant in. */
const placesIn = (text: string, { say, language }: Words): readonly SearchResult[] =>
  readCoordinate(text).map(({ system, typed, rd: [x, y] }) => ({
    key: system,
    group: 'data',
    title: showCoordinate(typed, { system, language }),
    kind: say(`coordinateSystem.${system}`),
    about: '',
    style: 'datatype-seismic',
    object: null,
    box: [x, y, x, y],
  }))

function townResult({ name, at: [x, y], municipality, province }: Town, { say }: Words): SearchResult {
  return {
    key: `town ${name} ${x} ${y}`,
    group: 'towns',
    title: name,
    kind: say(`province.${provinces[province]}`),
    about: municipality === name ? '' : say('map.town.municipality', { municipality }),
    style: 'datatype-seismic',
    object: null,
    box: [x, y, x, y],
  }
}

function dataResult(suggestion: Suggestion, { say, speech }: Words): SearchResult {
  const { objectId, layer: name, title, about, box } = suggestion
  const layer = isLayer(name) ? layerOf(name) : null
  const [minX, minY, maxX, maxY] = box ?? []
  const isPlaced = minX !== undefined && minY !== undefined && maxX !== undefined && maxY !== undefined
  return {
    key: `${name} ${objectId}`,
    group: 'data',
    title,
    about:
      layer === null || layer.alsoKnownAs.length > 0
        ? ''
        : showAbout({ layer: layer.name, name: title, about }, speech),
    kind: say(layer === null ? 'map.block' : kindOf(layer.name)),
    style: layer === null ? 'datatype-seismic' : layerStyle(layer),
    object: layer === null ? null : { layer: layer.name, id: objectId },
    box: isPlaced ? [minX, minY, maxX, maxY] : null,
  }
}

type Found = { readonly suggestions: readonly Suggestion[]; readonly towns: readonly Town[] }

/** All that a text finds. Towns go first, unless an object is called just so: this is a map of objects. */
export function resultsOf(text: string, found: Found, words: Words): readonly SearchResult[] {
  const data = [
    ...placesIn(text, words),
    ...found.suggestions.map((suggestion) => dataResult(suggestion, words)),
  ]
  const towns = townsNamed(text, found.towns).map((town) => townResult(town, words))
  const asked = fold(text.trim())
  return data.some(({ title }) => fold(title) === asked) ? [...data, ...towns] : [...towns, ...data]
}
