import type { Suggestion } from '@datacentre/catalogue/wire/search-calls'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { get, jsonOf } from './call.ts'

/** Shorter texts would find everything. */
export const SEARCHED_FROM = 2

/** Objects of every register, and blocks, whose name holds the text. */
export const useSuggestions = (text: string): UseQueryResult<readonly Suggestion[]> =>
  useQuery({
    queryKey: ['suggest', text],
    queryFn: async ({ signal }) =>
      (await jsonOf<readonly Suggestion[]>(
        await get(`rest/search/suggest/${encodeURIComponent(text)}`, signal),
      )) ?? [],
    enabled: text.length >= SEARCHED_FROM,
    placeholderData: keepPreviousData,
  })
