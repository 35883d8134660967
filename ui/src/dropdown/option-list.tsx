import { fold } from '@datacentre/catalogue/list/searching/search'
import type { ShownOption } from '@datacentre/catalogue/list/shown-options'
import {
  isTyping,
  NOTHING_TYPED,
  optionTyped,
  typeAhead,
} from '@datacentre/catalogue/list/searching/type-ahead'
import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { isLetter } from './letter-key.ts'
import './option-list.css'
import { OptionSearch } from './option-search.tsx'
import { Options } from './options.tsx'
import { useEntryInView } from './use-entry-in-view.ts'

/** A longer list gets a box to search in it. */
const SEARCHED_FROM = 21
/** How many entries are drawn before the list is first seen; the others follow at once, without holding it up. */
const FIRST_DRAWN = 30
/** How far Page Down goes: about what is seen at once. */
const PAGE = 5

export type OptionListProps = {
  readonly label: string
  readonly options: readonly ShownOption[]
  readonly chosen: readonly string[]
  readonly takesSeveral: boolean
  /** The letter that opened the list, or nothing. */
  readonly opening: string
  readonly onChoose: (code: string) => void
  readonly onLeave: () => void
}

/** The entries of an open dropdown: arrows, Home, End and typing go through them, Enter chooses. */
export function OptionList({ label, options, chosen, opening, onChoose, ...rest }: OptionListProps) {
  const ids = useId()
  const isSearched = options.length >= SEARCHED_FROM
  // A phone's keyboard would cover the list: there it comes when the visitor taps the box.
  const [isSearchFirst] = useState(() => isSearched && !window.matchMedia('(pointer: coarse)').matches)
  const [search, setSearch] = useState(isSearched ? opening : '')
  const found = useMemo(() => optionsWith(search, options), [options, search])
  const firstDrawn = useMemo(() => found.slice(0, FIRST_DRAWN), [found])
  const shown = useDeferredValue(found, firstDrawn)

  const [typed, setTyped] = useState(() =>
    opening === '' || isSearched ? NOTHING_TYPED : typeAhead(NOTHING_TYPED, opening, performance.now()),
  )
  const [active, setActive] = useState(() => {
    const first = Math.max(0, found === options ? options.findIndex(({ code }) => chosen.includes(code)) : 0)
    return typed === NOTHING_TYPED ? first : (optionTyped(options, { typed, from: first }) ?? first)
  })

  const list = useRef<HTMLDivElement>(null)
  const [isMoved, setMoved] = useState(false)
  useEntryInView(list, { at: active, isCentred: !isMoved, drawn: shown.length })
  const goTo = (at: number): void => {
    setMoved(true)
    setActive(Math.min(Math.max(0, at), Math.max(0, found.length - 1)))
  }

  const byKey = (event: KeyboardEvent): void => {
    const now = performance.now()
    const move = moves[event.key]
    // In a search box these keys move the caret, and a space is a letter.
    const isInBox = event.currentTarget instanceof HTMLInputElement
    if (move !== undefined && !(isInBox && (event.key === 'Home' || event.key === 'End'))) {
      goTo(move(active, found.length - 1))
    } else if (event.key === 'Enter' || (event.key === ' ' && !isInBox && !isTyping(typed, now))) {
      const option = found[active]
      if (option !== undefined) onChoose(option.code)
    } else if (event.key === 'Tab') {
      rest.onLeave()
    } else if (!isInBox && (isLetter(event) || event.key === ' ')) {
      const more = typeAhead(typed, event.key, now)
      setTyped(more)
      goTo(optionTyped(found, { typed: more, from: active }) ?? active)
    } else return
    event.preventDefault()
  }

  const activeId = shown[active] === undefined ? undefined : `${ids}${active}`
  return (
    <>
      {isSearched && (
        <OptionSearch
          label={label}
          listId={`${ids}list`}
          activeId={activeId}
          takesFocus={isSearchFirst}
          search={search}
          found={found.length}
          onKeyDown={byKey}
          onSearch={(text) => {
            setSearch(text)
            goTo(0)
          }}
        />
      )}
      <Options
        ref={list}
        ids={ids}
        label={label}
        options={shown}
        chosen={chosen}
        takesSeveral={rest.takesSeveral}
        active={active}
        activeId={activeId}
        takesFocus={!isSearchFirst}
        onChoose={onChoose}
        onKeyDown={byKey}
      />
    </>
  )
}

function optionsWith(search: string, options: readonly ShownOption[]): readonly ShownOption[] {
  const asked = fold(search.trim())
  return asked === '' ? options : options.filter((option) => fold(option.description).includes(asked))
}

const moves: Readonly<Record<string, (active: number, last: number) => number>> = {
  ArrowDown: (active) => active + 1,
  ArrowUp: (active) => active - 1,
  PageDown: (active) => active + PAGE,
  PageUp: (active) => active - PAGE,
  Home: () => 0,
  End: (_, last) => last,
}
