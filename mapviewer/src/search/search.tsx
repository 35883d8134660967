import { SEARCH_LENGTH } from '@datacentre/catalogue/list/search'
import { IconButton } from '@datacentre/ui/button'
import { Icon } from '@datacentre/ui/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { goToObject } from '../address/address-store.ts'
import { SEARCHED_FROM, suggestions, useSuggestions } from '../calls/suggest-call.ts'
import { useMapModel } from '../map/map-model.ts'
import { showBox } from '../map/travel.ts'
import { resultsOf, type SearchResult } from './search-result.ts'
import '@datacentre/ui/input.css'
import '@datacentre/ui/search-box.css'
import './search.css'
import { SearchResults } from './search-results.tsx'
import { allTowns } from './towns.ts'
import { useFound } from './use-found.ts'
import { useSettled } from './use-settled.ts'

/** Shorter than on lists: a suggestion that comes late is none. */
const PAUSE_MS = 200

/** Finds towns, objects of every register, blocks and coordinates by what is typed. */
export function Search() {
  const { map } = useMapModel()
  const mark = useFound()
  const queries = useQueryClient()
  const words = useSpoken()
  const { say } = words
  const ids = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [arrivedAt, setArrivedAt] = useState<string | null>(null)
  const asked = useSettled(text.trim(), PAUSE_MS)
  const { data: found = [], isError, isFetching } = useSuggestions(asked)
  const towns = useQuery(allTowns())
  const isSettled = asked === text.trim() && !isFetching
  const isAsked = text.trim().length >= SEARCHED_FROM
  const results = isAsked ? resultsOf(text, { suggestions: found, towns: towns.data ?? [] }, words) : []
  const shows = isOpen && isAsked

  const choose = ({ object, box, title }: SearchResult): void => {
    setOpen(false)
    setText(title)
    // What was found before is no longer what is looked for.
    mark(object === null && box !== null ? { title, box } : null)
    if (object !== null) goToObject(object)
    if (object !== null || box === null) return
    showBox(map, box)
    setArrivedAt(title)
  }
  /** Enter came before the results did: the first of them is meant. */
  const chooseFirst = async (typed: string): Promise<void> => {
    // A call that fails is told under the box; a place that was typed needs none.
    await Promise.all([queries.prefetchQuery(suggestions(typed)), queries.prefetchQuery(allTowns())])
    const suggested = queries.getQueryData(suggestions(typed).queryKey) ?? []
    const known = queries.getQueryData(allTowns().queryKey) ?? []
    const [first] = resultsOf(typed, { suggestions: suggested, towns: known }, words)
    if (first !== undefined) choose(first)
  }
  const open = (): void => {
    setOpen(true)
    setArrivedAt(null)
  }
  const empty = (): void => {
    setText('')
    mark(null)
    input.current?.focus()
  }
  const byKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && results.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActive((active + step + results.length) % results.length)
    } else if (event.key === 'Enter' && shows) {
      const result = results[active]
      if (!isSettled) chooseFirst(text.trim()).catch(reportError)
      else if (result !== undefined) choose(result)
    } else if (event.key === 'Escape' && (shows || text !== '')) {
      // Else it belongs to whatever is around the map, such as a modal.
      event.preventDefault()
      if (shows) setOpen(false)
      else empty()
    }
  }
  return (
    <search
      className="search screen-only"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <div className="search-box">
        <Icon name="search" size={20} />
        <input
          ref={input}
          className="input"
          type="search"
          role="combobox"
          aria-label={say('map.search')}
          aria-expanded={shows}
          aria-controls={`${ids}list`}
          aria-autocomplete="list"
          aria-activedescendant={shows && results[active] ? `${ids}${active}` : undefined}
          placeholder={say('map.search.placeholder')}
          value={text}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(0)
            open()
          }}
          onFocus={open}
          onKeyDown={byKey}
        />
        {text !== '' && <IconButton icon="close" iconSize={18} label={say('search.clear')} onPress={empty} />}
      </div>
      <SearchResults
        ids={ids}
        results={results}
        active={active}
        isShown={shows}
        isSettled={isSettled}
        hasFailed={isError || (towns.isError && results.length === 0)}
        arrivedAt={arrivedAt}
        onChoose={choose}
      />
    </search>
  )
}
