import { useLayoutEffect, type RefObject } from 'react'

/** Entries get their true height when they are first drawn, so the list settles over a few frames. */
const FRAMES_TO_SETTLE = 4

type Entry = {
  readonly at: number
  /** Halfway, as when a list opens. */
  readonly isCentred: boolean
  /** How many entries are drawn: the one that is wanted may come with the rest. */
  readonly drawn: number
}

/** Scrolls a list, and never the page, so that one of its entries is seen; not under a pointer that is at work there. */
export function useEntryInView(list: RefObject<HTMLElement | null>, { at, isCentred, drawn }: Entry): void {
  useLayoutEffect(() => {
    const element = list.current
    if (element === null || at >= drawn) return undefined
    let frame = 0
    const settle = (framesLeft: number): void => {
      show(element, { at, isCentred })
      if (framesLeft > 0) frame = requestAnimationFrame(() => settle(framesLeft - 1))
    }
    const stop = (): void => cancelAnimationFrame(frame)
    settle(FRAMES_TO_SETTLE)
    element.addEventListener('pointerdown', stop)
    element.addEventListener('wheel', stop, { passive: true })
    return () => {
      stop()
      element.removeEventListener('pointerdown', stop)
      element.removeEventListener('wheel', stop)
    }
  }, [list, at, isCentred, drawn])
}

function show(list: HTMLElement, { at, isCentred }: Pick<Entry, 'at' | 'isCentred'>): void {
  const entry = list.children[at]
  if (!(entry instanceof HTMLElement)) return
  const top = entry.offsetTop
  const bottom = top + entry.offsetHeight
  if (isCentred) list.scrollTop = (top + bottom - list.clientHeight) / 2
  else if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
