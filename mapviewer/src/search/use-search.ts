import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { layersOf } from '../address/layer-filters.ts'
import { changeAddress, currentAddress, goToObject, useAddress } from '../address/address-store.ts'
import type { MapPlace } from '../address/map-address.ts'
import { SEARCHED_FROM, suggestions, useSuggestions } from '../calls/suggest-call.ts'
import { useMapModel } from '../map/map-model.ts'
import { hereAt } from '../map/view/open-place.ts'
import { showBox } from '../map/view/travel.ts'
import { resultsOf, type SearchResult } from './search-result.ts'
import { allTowns } from './towns.ts'
import { useFound } from './use-found.ts'
import { useDebounced } from './use-debounced.ts'

/** Shorter than on lists: a suggestion that comes late is none. */
const PAUSE_MS = 200

/** Of places with one name, the one that the map was at: there is more than one Bergen. */
function nearestTo(place: MapPlace | null, results: readonly SearchResult[]): SearchResult | undefined {
  const distance = ({ box }: SearchResult): number => {
    if (place === null || box === null) return 0
    return Math.hypot((box[0] + box[2]) / 2 - place.x, (box[1] + box[3]) / 2 - place.y)
  }
  return results.toSorted((one, other) => distance(one) - distance(other))[0]
}

/** What is asked about a place that was found: its name, or where it is. Operators are no place. */
function placeOf({ key, findAs, filters, box }: SearchResult): string | null {
  if (filters !== null || box === null) return null
  return Object.hasOwn(coordinateSystems, key) ? hereAt([box[0], box[1]]) : findAs
}

/** Where a choice led the map, and what may be asked about it; null where it is no place. */
export type Arrival = { readonly title: string; readonly here: string | null }

/** What is looked for, what was found, and where a choice leads. */
export function useSearch() {
  const { map } = useMapModel()
  const mark = useFound()
  const queries = useQueryClient()
  const words = useSpoken()
  const { country } = useInstallation().config.site
  const address = useAddress()
  /** What the map was last sent to, by this visitor or by the address. */
  const shown = useRef<string | null>(null)
  const [text, setText] = useState('')
  const [arrivedAt, setArrivedAt] = useState<Arrival | null>(null)
  const typed = text.trim()
  const asked = useDebounced(typed, PAUSE_MS)
  const { data: found = [], isError, isFetching } = useSuggestions(asked)
  const towns = useQuery(allTowns())
  const isAsked = typed.length >= SEARCHED_FROM
  const results = isAsked
    ? resultsOf(text, { suggestions: found, towns: towns.data ?? [], country }, words)
    : []

  const markFound = ({ title, box, isMarked }: SearchResult): void =>
    mark(isMarked && box !== null ? { title, box } : null)
  const choose = (result: SearchResult): void => {
    const { object, box, title, findAs, filters } = result
    setText(title)
    if (object !== null) {
      // What was found before is no longer what is looked for.
      mark(null)
      goToObject(object)
      return
    }
    shown.current = findAs
    markFound(result)
    changeAddress({
      found: findAs,
      ...(filters !== null && { filters, layers: layersOf(filters) }),
    })
    if (box !== null) showBox(map, box)
    setArrivedAt({ title, here: placeOf(result) })
  }
  const fetchResults = async (wanted: string): Promise<readonly SearchResult[]> => {
    // A call that fails is told under the box; a place that was typed needs none.
    await Promise.all([queries.prefetchQuery(suggestions(wanted)), queries.prefetchQuery(allTowns())])
    const suggested = queries.getQueryData(suggestions(wanted).queryKey) ?? []
    const known = queries.getQueryData(allTowns().queryKey) ?? []
    return resultsOf(wanted, { suggestions: suggested, towns: known, country }, words)
  }
  const showAgain = async (wanted: string): Promise<void> => {
    shown.current = wanted
    const candidates = (await fetchResults(wanted)).filter(
      ({ object, findAs }) => object === null && findAs === wanted,
    )
    const result = nearestTo(currentAddress().place, candidates)
    if (result === undefined || currentAddress().found !== wanted) return
    setText(result.title)
    markFound(result)
    if (currentAddress().place === null && result.box !== null) showBox(map, result.box, { duration: 0 })
  }
  // The address says what was found when it is opened, and when Back and Forward lead to it.
  const again = useEffectEvent((wanted: string | null): void => {
    if (wanted !== null && wanted !== shown.current) showAgain(wanted).catch(reportError)
  })
  useEffect(() => again(address.found), [address.found])
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
    fetchFirst: async (): Promise<SearchResult | undefined> => (await fetchResults(typed))[0],
    empty: (): void => {
      setText('')
      mark(null)
      shown.current = null
      changeAddress({ found: null, here: null })
    },
  }
}
