import { keptSelection, selectionKey } from '@datacentre/catalogue/list/kept-selection'
import type { ListScreen } from '@datacentre/catalogue/list/list-screen'
import { useEffect } from 'react'
import { onLeaving } from '../address/address.ts'
import { sessionStore } from '../address/session-store.ts'

/** Writing tens of thousands of keys waits until the visitor pauses. */
const PAUSE_MS = 400

/** Keeps the selection through a reload and a change of language. */
export function useKeptSelection(screen: ListScreen | undefined): void {
  useEffect(() => {
    if (screen === undefined) return undefined
    let isWritten = false
    const write = (): void => {
      if (isWritten) return
      isWritten = true
      const key = selectionKey(screen.index.register.id)
      const kept = keptSelection(screen)
      if (kept === null) sessionStore.removeItem(key)
      else sessionStore.setItem(key, kept)
    }
    const timer = window.setTimeout(write, PAUSE_MS)
    const stopListening = onLeaving(write)
    return () => {
      window.clearTimeout(timer)
      stopListening()
    }
  }, [screen])
}
