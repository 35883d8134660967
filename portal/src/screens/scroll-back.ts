/** What a visitor does to move the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to where a visitor was, again and again until the page is long enough for that: its rows may still have to come.
 *  A visitor who moves the page first is left alone. Returns how to stop it. */
export function scrollBack(top: number): () => void {
  const page = document.documentElement
  const stopping = new AbortController()
  const observer = new ResizeObserver(scroll)
  const stop = (): void => {
    observer.disconnect()
    stopping.abort()
  }
  function scroll(): void {
    window.scrollTo(0, top)
    if (page.scrollHeight - page.clientHeight >= top) stop()
  }
  for (const move of MOVES) window.addEventListener(move, stop, { signal: stopping.signal, passive: true })
  observer.observe(document.body)
  scroll()
  return stop
}
