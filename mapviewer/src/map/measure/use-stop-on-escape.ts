import { useEffect } from 'react'
import { stopMeasuring } from './stop-measuring.ts'

/**
 * While a distance is measured Escape stops that, wherever the focus is; only the next one reaches what is around the
 * map, such as a modal. What closes something smaller, such as a list that is open, goes first.
 */
export function useStopOnEscape(): void {
  useEffect(() => {
    const byKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('[popover]') !== null) return
      event.preventDefault()
      stopMeasuring()
    }
    document.addEventListener('keydown', byKey)
    return () => document.removeEventListener('keydown', byKey)
  }, [])
}
