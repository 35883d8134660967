import { timings } from '@datacentre/catalogue/screen-constants'
import { useEffect, useRef } from 'react'

/** Closes a calendar shortly after a pick, so that the visitor sees what was picked (S9). */
export function useCloseAfterPick(pick: object | null, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (pick === null) return
    const closing = window.setTimeout(() => latest.current(), timings.datePickerClose)
    return () => window.clearTimeout(closing)
  }, [pick])
}
