import { useEffect } from 'react'

/** The dialog gives the focus back to what opened it. Where an address did, nothing had it: then the heading takes it. */
export function useFocusAfterwards(): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      })
    },
    [],
  )
}
