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
 * Tells of a scroll that parts a button and its list: where the button stays in view and the list, which hangs on the
 * page, does not. Not of a scroll that is told of before the list was first drawn.
 */
export function useParted(button: RefObject<Element | null>, onParted: () => void): void {
  const latest = useRef(onParted)
  useEffect(() => {
    latest.current = onParted
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
