import type { Suggestion } from '@datacentre/catalogue/wire/search-calls'
import { ask } from '@datacentre/client/calls/ask'
import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'

/** Shorter texts would find everything. */
export const SEARCHED_FROM = 2

/** Objects of every register, and blocks, whose name holds the text. */
export const suggestions = (text: string) =>
  queryOptions({
    queryKey: ['suggest', text],
    queryFn: ({ signal }): Promise<readonly Suggestion[]> => ask('suggest', { inPath: { text }, signal }),
  })

export const useSuggestions = (text: string): UseQueryResult<readonly Suggestion[]> =>
  useQuery({
    ...suggestions(text),
    enabled: text.length >= SEARCHED_FROM,
    placeholderData: keepPreviousData,
  })
