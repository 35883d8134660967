import { fromDesktop, fromWideDesktop } from '@datacentre/ui/breakpoints'
import { useState } from 'react'
import { sessionStore } from '../../address/session-store.ts'

/** Where it lasts, for as long as the tab, whether a visitor opened or closed the filters. */
const SHOWN_FILTERS_KEY = 'filtersShown'

const matches = (condition: string): boolean => window.matchMedia(condition).matches

/** Filters leave a smaller window too little room for a row on one line, so they open there only for who uses them. */
function areShownAtFirst(inUse: boolean): boolean {
  if (!matches(fromDesktop)) return false
  const chosen = sessionStore.getItem(SHOWN_FILTERS_KEY)
  return chosen === null ? inUse || matches(fromWideDesktop) : chosen === 'true'
}

/** Whether the filters are shown: as the visitor left them, else where an address asks some or the window has the room. */
export function useShownFilters(inUse: boolean): readonly [boolean, () => void] {
  const [shown, setShown] = useState(() => areShownAtFirst(inUse))
  const toggle = (): void => {
    setShown(!shown)
    // On a phone they cover the list, and closing them to see it is no choice for later.
    if (matches(fromDesktop)) sessionStore.setItem(SHOWN_FILTERS_KEY, String(!shown))
  }
  return [shown, toggle]
}
