import { Type, type Static } from 'typebox'
import { layerNames } from '../geography/map-layers.ts'
import { SEARCH_LENGTH } from '../list/search.ts'
import type { Call } from './call.ts'
import { About } from './map-calls.ts'

/** The most that a search suggests. */
export const MOST_SUGGESTIONS = 20

const Metres = Type.Union([Type.Number(), Type.Null()], {
  description: 'metres in RD New (EPSG:28992) at the centre; null if the location is unknown',
})

export const BoreholeSuggestion = Type.Object({
  objectId: Type.String(),
  title: Type.String({ description: 'the name, with other names in brackets' }),
  xcoordinate: Metres,
  ycoordinate: Metres,
})

/** Where a search looks: the layers of the map, and the blocks at sea. */
export const searchedLayers = [...layerNames, 'blocks'] as const

export const Suggestion = Type.Object({
  ...BoreholeSuggestion.properties,
  layer: Type.Enum([...searchedLayers]),
  about: About,
  key: Type.Union([Type.Integer(), Type.String()], { description: 'the key in the list of this layer' }),
  box: Type.Union([Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }), Type.Null()], {
    description: 'west, south, east and north in metres in RD New',
  }),
})
export type Suggestion = Static<typeof Suggestion>

const aText = {
  text: Type.String({
    maxLength: SEARCH_LENGTH,
    description: 'part of a name or code; capitals and accents are ignored',
    examples: ['k12'],
  }),
}

const HOW = `at most ${MOST_SUGGESTIONS}: first those equal to the text, then those that start with it, then those that hold it`

export const searchCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/rest/search/suggest/brh/:text',
    id: 'suggest-boreholes',
    summary: `Boreholes by a part of their name or code, ${HOW}`,
    body: null,
    inPath: aText,
    answer: { json: Type.Array(BoreholeSuggestion, { maxItems: MOST_SUGGESTIONS }) },
  },
  {
    method: 'GET',
    path: '/rest/search/suggest/:text',
    id: 'suggest',
    summary: `Objects of every register, mining facilities and blocks by a part of their name or code, ${HOW}`,
    body: null,
    inPath: aText,
    inQuery: {
      layers: Type.Optional(
        Type.String({ description: `where to look, separated by commas: ${searchedLayers.join(', ')}` }),
      ),
    },
    answer: { json: Type.Array(Suggestion, { maxItems: MOST_SUGGESTIONS }) },
  },
]
