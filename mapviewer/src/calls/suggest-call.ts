import type { Suggestion } from '@datacentre/catalogue/wire/search-calls'
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { get, jsonOf } from './call.ts'

/** Shorter texts would find everything. */
export const SEARCHED_FROM = 2

/** Objects of every register, and blocks, whose name holds the text. */
export const suggestions = (text: string) =>
  queryOptions({
    queryKey: ['suggest', text],
    queryFn: async ({ signal }) =>
      (await jsonOf<readonly Suggestion[]>(
        await get(`rest/search/suggest/${encodeURIComponent(text)}`, signal),
      )) ?? [],
  })

export const useSuggestions = (text: string): UseQueryResult<readonly Suggestion[]> =>
  useQuery({
    ...suggestions(text),
    enabled: text.length >= SEARCHED_FROM,
    placeholderData: keepPreviousData,
  })
