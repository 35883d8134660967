import { useEffect, useRef } from 'react'
import { currentAddress, forgetOpenedAddress } from '../address/address.ts'
import { onceThere } from './once-there.ts'
import { scrollBack } from './scroll-back.ts'

/** Names the page after its screen, and shows it from where it was left: the top for who comes by a link. On every later
 *  screen the focus goes to its heading. */
export function useArrival(title: string, place: string): void {
  const first = useRef(place)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const { top } = currentAddress()
    const isFirst = first.current === place
    // Where an address is opened, the browser goes to the part it names.
    const stopScrolling = isFirst && top === 0 ? undefined : scrollBack(top)
    if (isFirst) return stopScrolling
    first.current = ''
    forgetOpenedAddress()
    // A screen that still has to load has no heading yet that takes the focus.
    const stopWaiting = onceThere('h1[tabindex]', (heading) => heading.focus({ preventScroll: true }))
    return () => {
      stopScrolling?.()
      stopWaiting()
    }
  }, [place])
}
