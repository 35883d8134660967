import { useEffect, useRef, type RefObject } from 'react'

/** Where an element stands on the page, whatever part of the page is in view. */
const placeOnPage = (element: Element): number => element.getBoundingClientRect().top + window.scrollY

/** Whether an element, or something around it, can stay in view while the page scrolls. */
function staysInView(element: Element): boolean {
  for (let around: Element | null = element; around !== null; around = around.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(around).position)) return true
  return false
}

/** In pixels: a page that settles after it was drawn is no scroll. */
const SLACK = 2

/**
 * Closes the list of a button on a scroll that parts the two: where the button stays in view and the list, which hangs on
 * the page, does not. Not for a scroll that is told of before the list was first drawn.
 */
export function useCloseOnScroll(button: RefObject<Element | null>, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    let drawnAt: number | null = null
    const frame = requestAnimationFrame(() => {
      if (button.current !== null && staysInView(button.current)) drawnAt = placeOnPage(button.current)
    })
    const byScroll = (): void => {
      if (drawnAt === null || button.current === null) return
      if (Math.abs(placeOnPage(button.current) - drawnAt) > SLACK) latest.current()
    }
    window.addEventListener('scroll', byScroll, true)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', byScroll, true)
    }
  }, [button])
}
