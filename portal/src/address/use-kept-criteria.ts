import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { fromAddress, STORAGE_KEY, toAddress, toStorage } from '@datacentre/catalogue/list/address'
import { useSpoken } from '@datacentre/ui/speech'
import { useEffect } from 'react'
import { currentAddress, onLeaving, onTravel, writeQuery } from './address.ts'
import { openedIn, pageQuery } from './page-query.ts'
import { sessionStore } from './session-store.ts'

/** Browsers refuse more than some hundred changes of the address in half a minute, and typing makes more. */
const PAUSE_MS = 150

type KeptCriteria = {
  readonly criteria: Criteria
  /** What the screen opened with, which no visitor changed. */
  readonly opened: Criteria
  readonly register?: Register | undefined
  /** Shows what the address asks, which Back or Forward made another than what the screen shows. */
  readonly follow: (asked: Criteria) => void
}

/** Keeps a screen's criteria in its address and, once a visitor changed them, in session storage (D4 and D5). */
export function useKeptCriteria({ criteria, opened, register, follow }: KeptCriteria): void {
  const { language } = useSpoken()
  useEffect(() => {
    let isWritten = false
    const write = (): void => {
      if (isWritten) return
      isWritten = true
      const query = { criteria, language, opened: openedIn(currentAddress().query) }
      writeQuery(pageQuery({ ...query, ...(register && { register }) }))
      if (criteria !== opened) sessionStore.setItem(STORAGE_KEY, toStorage(criteria))
    }
    const timer = window.setTimeout(write, PAUSE_MS)
    // Nothing is lost when the visitor is quicker than the pause.
    const stopListening = onLeaving(write)
    return () => {
      window.clearTimeout(timer)
      stopListening()
    }
  }, [criteria, opened, register, language])
  useEffect(
    () =>
      onTravel((query) => {
        const asked = fromAddress(query)
        if (toAddress(asked, register) !== toAddress(criteria, register)) follow(asked)
      }),
    [criteria, register, follow],
  )
}
