import { useEffect, useState } from 'react'

/** The dialog gives the focus back to what opened it. Where an address did, nothing had it: then the heading takes it. */
export function useFocusAfterwards(): void {
  const [isOpenedByAddress] = useState(() => document.activeElement === document.body)
  useEffect(() => {
    if (!isOpenedByAddress) return undefined
    return () => {
      requestAnimationFrame(() => {
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      })
    }
  }, [isOpenedByAddress])
}
