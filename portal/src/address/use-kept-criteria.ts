import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { STORAGE_KEY, toStorage } from '@datacentre/catalogue/list/address'
import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useRef } from 'react'
import { currentAddress, onLeaving, writeQuery } from './address.ts'
import { detailIn, pageQuery } from './page-query.ts'

/** Browsers refuse more than some hundred changes of the address in half a minute, and typing makes more. */
const PAUSE_MS = 150

/** Keeps a screen's criteria in its address and, once a visitor changed them, in session storage (decisions 4 and 5). */
export function useKeptCriteria(criteria: Criteria | undefined, register?: Register): void {
  const { language } = useSpoken()
  const opened = useRef(criteria)
  opened.current ??= criteria
  useEffect(() => {
    if (criteria === undefined) return undefined
    const isChanged = criteria !== opened.current
    let isWritten = false
    const write = (): void => {
      if (isWritten) return
      isWritten = true
      const detail = detailIn(currentAddress().query)
      writeQuery(pageQuery({ criteria, language, detail, ...(register && { register }) }))
      if (isChanged) window.sessionStorage.setItem(STORAGE_KEY, toStorage(criteria))
    }
    const timer = window.setTimeout(write, PAUSE_MS)
    // Nothing is lost when the visitor is quicker than the pause.
    const stopListening = onLeaving(write)
    return () => {
      window.clearTimeout(timer)
      stopListening()
    }
  }, [criteria, register, language])
}
