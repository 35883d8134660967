import type { Say } from '@datacentre/catalogue/texts/speak-from'
import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { StyleClass } from '@datacentre/catalogue/colours'
import type { Suggestion } from '@datacentre/catalogue/wire/search-calls'
import { readCoordinate } from '../map/coordinates/read-coordinate.ts'
import { showCoordinate } from '../map/coordinates/show-coordinate.ts'
import type { Box } from '../map/rd-view.ts'
import { showAbout } from '../subjects/show-about.ts'
import { isLayer, layerOf, layerStyle, kindOf, type ObjectId } from '../subjects/subjects.ts'

/** Something a search found: an object with a page, or a place on the map. */
export type SearchResult = {
  readonly key: string
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
export const placesIn = (text: string, { say, language }: Words): readonly SearchResult[] =>
  readCoordinate(text).map(({ system, typed, rd: [x, y] }) => ({
    key: system,
    title: showCoordinate(typed, { system, language }),
    kind: say(`coordinateSystem.${system}`),
    about: '',
    style: 'datatype-seismic',
    object: null,
    box: [x, y, x, y],
  }))

export function resultOf(suggestion: Suggestion, { say, speech }: Words): SearchResult {
  const { objectId, layer: name, title, about, box } = suggestion
  const layer = isLayer(name) ? layerOf(name) : null
  const [minX, minY, maxX, maxY] = box ?? []
  const isPlaced = minX !== undefined && minY !== undefined && maxX !== undefined && maxY !== undefined
  return {
    key: `${name} ${objectId}`,
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
