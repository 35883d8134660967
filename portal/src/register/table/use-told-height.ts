import { useEffect, useRef, type RefObject } from 'react'

/** Keeps the height of an element in a CSS variable of what holds it, for what must stick below it. */
export function useToldHeight<E extends HTMLElement>(variable: `--${string}`): RefObject<E | null> {
  const told = useRef<E>(null)
  useEffect(() => {
    const element = told.current
    const holder = element?.parentElement
    if (!element || !holder) return undefined
    let height = 0
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.borderBoxSize[0]?.blockSize ?? 0
      // To say the same again would style all that is held again.
      if (now === height) return
      height = now
      holder.style.setProperty(variable, `${now}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [variable])
  return told
}
