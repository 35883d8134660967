import { SEARCH_LENGTH, timings } from '@datacentre/catalogue/screen-constants'
import { SearchBox } from '@datacentre/ui/controls/search-box'
import { useEffect, useState } from 'react'

type NameSearchProps = {
  readonly label: string
  /** What the figures are asked with; empty for every name. */
  readonly name: string
  readonly onSearch: (name: string) => void
}

/** Asks for a name 500 ms after the last key (S9, D21). */
export function NameSearch({ label, name, onSearch }: NameSearchProps) {
  const [typed, setTyped] = useState(name)
  const [asked, setAsked] = useState(name)
  // Somebody else took the name away, or put one there: the box follows.
  if (asked !== name) {
    setAsked(name)
    setTyped(name)
  }
  useEffect(() => {
    if (typed === asked) return undefined
    const timer = window.setTimeout(() => {
      setAsked(typed)
      onSearch(typed)
    }, timings.nameSearchDebounce)
    return () => window.clearTimeout(timer)
  }, [typed, asked, onSearch])
  return (
    <SearchBox
      label={label}
      isLabelHidden={false}
      value={typed}
      onChange={setTyped}
      maxLength={SEARCH_LENGTH}
    />
  )
}
