import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

let takeAway = (): void => {}

/** Takes what a test showed from the page. */
export function clearPage(): void {
  takeAway()
  takeAway = () => {}
}

/** Draws this on the page at once, in the place of what was shown before. */
export function show(shown: ReactNode): void {
  clearPage()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  takeAway = () => {
    root.unmount()
    place.remove()
  }
  flushSync(() => root.render(shown))
}
