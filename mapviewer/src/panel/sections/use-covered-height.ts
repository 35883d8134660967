import { useEffect, type RefObject } from 'react'

/** Lets the panel know how much of it its head covers, so that what is gone to, or has the focus, stands below that. */
export function useCoveredHeight(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scrolled = head.current?.closest<HTMLElement>('.side-panel-content')
    if (head.current === null || !scrolled) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      scrolled.style.setProperty('--panel-head-height', `${height}px`)
    })
    observer.observe(head.current)
    return () => observer.disconnect()
  }, [head])
}
