/** What a visitor moves the map with. */
const MOVED_BY = ['pointerdown', 'wheel', 'keydown'] as const

/** The picture stands still, so it goes when the visitor may move the map, also when the map has not drawn its own yet. */
export function removeGroundAheadWhenMoved(): () => void {
  const listening = new AbortController()
  const options = { capture: true, once: true, passive: true, signal: listening.signal }
  for (const kind of MOVED_BY) document.addEventListener(kind, removeGroundAhead, options)
  return () => listening.abort()
}

/** Takes away the picture of the land that the server put on the page, when the map has drawn its own (map-first-paint.ts). */
export const removeGroundAhead = (): void => document.querySelector('.map-ahead')?.remove()
