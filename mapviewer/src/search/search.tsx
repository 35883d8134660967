import { Button, IconButton } from '@datacentre/ui/controls/button'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { changeAddress, chooseObject } from '../address/address-store.ts'
import type { SearchResult } from './search-result.ts'
import '@datacentre/ui/controls/input.css'
import '@datacentre/ui/controls/search-box.css'
import './search.css'
import { SearchResults } from './search-results.tsx'
import { useSearch } from './use-search.ts'
import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'

/** Finds towns, objects of every register, blocks and coordinates by what is typed. */
export function Search() {
  const { say } = useSpoken()
  const search = useSearch()
  const { text, results, isSettled } = search
  const ids = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const shows = isOpen && search.isAsked

  const here = search.arrivedAt?.here ?? null
  const ask = (place: string): void => {
    search.leave()
    chooseObject(null)
    changeAddress({ here: place })
  }
  const open = (): void => {
    setOpen(true)
    search.leave()
  }
  const choose = (result: SearchResult): void => {
    setOpen(false)
    // On a phone the keyboard would cover half of what was found.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
    search.choose(result)
  }
  /** Enter came before the results did: the first of them is meant. */
  const chooseFirst = async (): Promise<void> => {
    const first = await search.fetchFirst()
    if (first !== undefined) choose(first)
  }
  const empty = (): void => {
    search.empty()
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
      if (!isSettled) chooseFirst().catch(reportError)
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
            search.setText(event.currentTarget.value)
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
        hasFailed={search.hasFailed}
        arrivedAt={search.arrivedAt?.title ?? null}
        onChoose={choose}
      />
      {!shows && here !== null && (
        <div className="search-here">
          <Button icon="info" onPress={() => ask(here)}>
            {say('map.here')}
          </Button>
        </div>
      )}
    </search>
  )
}
