import { useLayoutEffect, type RefObject } from 'react'

/** Entries get their true height when they are first drawn, so the list settles over a few frames. */
const FRAMES_TO_SETTLE = 4

type Entry = { readonly at: number; /** Halfway, as when a list opens. */ readonly isCentred: boolean }

/** Scrolls a list, and never the page, so that one of its entries is seen. */
export function useEntryInView(list: RefObject<HTMLElement | null>, entry: Entry): void {
  useLayoutEffect(() => {
    let frame = 0
    const settle = (framesLeft: number): void => {
      if (list.current !== null) show(list.current, entry)
      if (framesLeft > 0) frame = requestAnimationFrame(() => settle(framesLeft - 1))
    }
    settle(FRAMES_TO_SETTLE)
    return () => cancelAnimationFrame(frame)
  })
}

function show(list: HTMLElement, { at, isCentred }: Entry): void {
  const entry = list.children[at]
  if (!(entry instanceof HTMLElement)) return
  const top = entry.offsetTop
  const bottom = top + entry.offsetHeight
  if (isCentred) list.scrollTop = (top + bottom - list.clientHeight) / 2
  else if (top < list.scrollTop) list.scrollTop = top
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
