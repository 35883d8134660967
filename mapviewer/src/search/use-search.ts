import { useSpoken } from '@datacentre/ui/speech'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { goToObject } from '../address/address-store.ts'
import { SEARCHED_FROM, suggestions, useSuggestions } from '../calls/suggest-call.ts'
import { useMapModel } from '../map/map-model.ts'
import { showBox } from '../map/travel.ts'
import { resultsOf, type SearchResult } from './search-result.ts'
import { allTowns } from './towns.ts'
import { useFound } from './use-found.ts'
import { useSettled } from './use-settled.ts'

/** Shorter than on lists: a suggestion that comes late is none. */
const PAUSE_MS = 200

/** What is looked for, what was found, and where a choice leads. */
export function useSearch() {
  const { map } = useMapModel()
  const mark = useFound()
  const queries = useQueryClient()
  const words = useSpoken()
  const [text, setText] = useState('')
  const [arrivedAt, setArrivedAt] = useState<string | null>(null)
  const typed = text.trim()
  const asked = useSettled(typed, PAUSE_MS)
  const { data: found = [], isError, isFetching } = useSuggestions(asked)
  const towns = useQuery(allTowns())
  const isAsked = typed.length >= SEARCHED_FROM
  const results = isAsked ? resultsOf(text, { suggestions: found, towns: towns.data ?? [] }, words) : []

  const choose = ({ object, box, title }: SearchResult): void => {
    setText(title)
    // What was found before is no longer what is looked for.
    mark(object === null && box !== null ? { title, box } : null)
    if (object !== null) goToObject(object)
    if (object !== null || box === null) return
    showBox(map, box)
    setArrivedAt(title)
  }
  const fetchFirst = async (): Promise<SearchResult | undefined> => {
    // A call that fails is told under the box; a place that was typed needs none.
    await Promise.all([queries.prefetchQuery(suggestions(typed)), queries.prefetchQuery(allTowns())])
    const suggested = queries.getQueryData(suggestions(typed).queryKey) ?? []
    const known = queries.getQueryData(allTowns().queryKey) ?? []
    return resultsOf(typed, { suggestions: suggested, towns: known }, words)[0]
  }
  return {
    text,
    setText,
    isAsked,
    results,
    /** Whether the results belong to what now stands in the box. */
    isSettled: asked === typed && !isFetching,
    hasFailed: isError || (towns.isError && results.length === 0),
    arrivedAt,
    /** The visitor looks for something else than where the map was sent. */
    leave: (): void => setArrivedAt(null),
    choose,
    /** The first result of what stands in the box, once it has come. */
    fetchFirst,
    empty: (): void => {
      setText('')
      mark(null)
    },
  }
}
