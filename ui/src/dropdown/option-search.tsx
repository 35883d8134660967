import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import '../controls/input.css'
import { useSpoken } from '../speech.tsx'

type OptionSearchProps = {
  readonly label: string
  readonly listId: string
  readonly activeId: string | undefined
  /** True when it has the focus as the list opens. */
  readonly takesFocus: boolean
  readonly search: string
  readonly found: number
  readonly onSearch: (search: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** The box above a long list: typing narrows the list, and the arrow keys still go through it. */
export function OptionSearch({ label, listId, activeId, search, found, ...rest }: OptionSearchProps) {
  const { takesFocus, onSearch, onKeyDown } = rest
  const { say } = useSpoken()
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <>
      <input
        ref={box}
        className="option-search input"
        type="text"
        role="combobox"
        aria-label={say('filters.search', { filter: label })}
        aria-expanded={true}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={say('filters.search', { filter: label })}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={found === 0 ? 'option-none' : 'visually-hidden'}>
        {found === 0 ? say('filters.noneFound') : say('filters.found', { count: found })}
      </p>
    </>
  )
}
