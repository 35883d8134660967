import { Type, type Static } from 'typebox'
import { wireNames } from '../geography/map-layers.ts'
import type { Declared } from './call.ts'
import { About } from './map-calls.ts'
import { SEARCH_LENGTH } from '../screen-constants.ts'

/** The most that a search suggests. */
export const MOST_SUGGESTIONS = 20

const Metres = Type.Union([Type.Number(), Type.Null()], {
  description: 'metres in RD New (EPSG:28992) at the centre; null if the location is unknown',
})

const BoreholeSuggestion = Type.Object({
  objectId: Type.String(),
  title: Type.String({ description: 'the name, with other names in brackets' }),
  xcoordinate: Metres,
  ycoordinate: Metres,
})

/** Where a search looks, as the call names it. */
export const searchedLayers = ['blocks', ...wireNames, 'operators'] as const

export const Suggestion = Type.Object({
  ...BoreholeSuggestion.properties,
  layer: Type.Enum([...searchedLayers]),
  about: About,
  key: Type.Union([Type.Integer(), Type.String()], { description: 'the key in the list of this layer' }),
  box: Type.Union([Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }), Type.Null()], {
    description: 'west, south, east and north in metres in RD New',
  }),
  filters: Type.Optional(
    Type.Record(Type.String(), Type.Object({ operator: Type.String() }), {
      description: 'of an operator: by layer, the filter of the list that keeps what is theirs',
    }),
  ),
})
export type Suggestion = Static<typeof Suggestion>

const aText = {
  text: Type.String({
    maxLength: SEARCH_LENGTH,
    description:
      'part of a name, code or number; capitals, accents, spaces, dashes and leading zeros are ignored. A word such as block, field or licence before it narrows the search',
    examples: ['k12'],
  }),
}

const HOW = `at most ${MOST_SUGGESTIONS}: first those equal to the text, then those that start with it, then those that hold it`

export const searchCalls = {
  'suggest-boreholes': {
    summary: `Boreholes by a part of their name or code, ${HOW}`,
    body: null,
    inPath: aText,
    answer: { json: Type.Array(BoreholeSuggestion, { maxItems: MOST_SUGGESTIONS }) },
  },
  suggest: {
    summary: `Objects of every register, mining facilities, blocks and operators by a part of their name or code, ${HOW}`,
    body: null,
    inPath: aText,
    inQuery: {
      layers: Type.Optional(
        Type.String({ description: `where to look, separated by commas: ${searchedLayers.join(', ')}` }),
      ),
    },
    answer: { json: Type.Array(Suggestion, { maxItems: MOST_SUGGESTIONS }) },
  },
} as const satisfies Readonly<Record<string, Declared>>
