import { useEffect, useRef, type RefObject } from 'react'

/** Keeps the height of an element in a CSS variable of what holds it, for what must stick below it. */
export function useToldHeight<E extends HTMLElement>(variable: `--${string}`): RefObject<E | null> {
  const told = useRef<E>(null)
  useEffect(() => {
    const element = told.current
    const holder = element?.parentElement
    if (!element || !holder) return undefined
    const observer = new ResizeObserver(() => holder.style.setProperty(variable, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [variable])
  return told
}
