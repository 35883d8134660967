import { useCallback, useEffect, useRef, type RefObject } from 'react'

/** Where an element stands on the page, whatever part of the page is in view. */
const placeOnPage = (element: Element): number => element.getBoundingClientRect().top + window.scrollY

/** Whether an element, or something around it, can stay in view while the page scrolls. */
function staysInView(element: Element): boolean {
  for (let around: Element | null = element; around !== null; around = around.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(around).position)) return true
  return false
}

const SLACK = 2

/**
 * Whether the list of a button has to close for what happens now: always but for a scroll. That closes it only where the
 * button stays in view and the list does not, and not when it is told of before the list was first drawn.
 */
export function useHasToClose(button: RefObject<Element | null>): () => boolean {
  const drawnAt = useRef<number | null>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (button.current !== null && staysInView(button.current))
        drawnAt.current = placeOnPage(button.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [button])
  return useCallback(() => {
    // React Aria does not say why it closes; the browser knows what it is telling the page of.
    if (window.event?.type !== 'scroll') return true
    if (drawnAt.current === null || button.current === null) return false
    return Math.abs(placeOnPage(button.current) - drawnAt.current) > SLACK
  }, [button])
}
