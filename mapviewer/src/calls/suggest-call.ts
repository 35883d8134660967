import type { SearchedId } from '@datacentre/catalogue/geography/kind-words'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { searchedIdOf } from '@datacentre/catalogue/geography/kind-words'
import type { Suggestion as WireSuggestion } from '@datacentre/catalogue/wire/search-calls'
import { ask } from '@datacentre/client/calls/ask'
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { LayerFilters } from '../address/layer-filters.ts'

export type Suggestion = Omit<WireSuggestion, 'layer' | 'filters'> & {
  readonly layer: SearchedId
  readonly filters: LayerFilters | null
}

function readFilters(filters: NonNullable<WireSuggestion['filters']>): LayerFilters {
  return mapLayers.reduce<LayerFilters>((read, { id, wireName }) => {
    const criteria = filters[wireName]
    return criteria === undefined ? read : { ...read, [id]: criteria }
  }, {})
}

function readSuggestion({ layer, filters, ...told }: WireSuggestion): Suggestion {
  return { ...told, layer: searchedIdOf(layer), filters: filters === undefined ? null : readFilters(filters) }
}

/** Shorter texts would find everything. */
export const SEARCHED_FROM = 2

/** Objects of every register, and blocks, whose name holds the text. */
export const suggestions = (text: string) =>
  queryOptions({
    queryKey: ['suggest', text],
    queryFn: async ({ signal }): Promise<readonly Suggestion[]> =>
      (await ask('suggest', { inPath: { text }, signal })).map(readSuggestion),
  })

export const useSuggestions = (text: string): UseQueryResult<readonly Suggestion[]> =>
  useQuery({
    ...suggestions(text),
    enabled: text.length >= SEARCHED_FROM,
    placeholderData: keepPreviousData,
  })
