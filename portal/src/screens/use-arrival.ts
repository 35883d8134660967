import { useEffect, useRef } from 'react'
import { onceThere } from './once-there.ts'

/** Names the page after its screen; on every later screen also starts at the top, with the focus on its heading. */
export function useArrival(title: string, place: string): void {
  const first = useRef(place)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (first.current === place) return undefined
    first.current = ''
    window.scrollTo(0, 0)
    // A screen that still has to load has no heading yet.
    return onceThere('h1', (heading) => heading.focus({ preventScroll: true }))
  }, [place])
}
