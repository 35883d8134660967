import { useEffect, useRef } from 'react'

/** Names the page after its screen; on every later screen also starts at the top, with the focus on its heading. */
export function useArrival(title: string, place: string): void {
  const first = useRef(place)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (first.current === place) return
    first.current = ''
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [place])
}
