import { useEffect, useState } from 'react'
import type { PanelPart } from './panel-sections.tsx'

/** Half a line: a heading that is gone to stands at the edge, give or take a rounding. */
const AT_THE_EDGE_PX = 12

/** Where what is read begins: below the head, which covers the rest. */
export function edgeOf(scrolled: Element): number {
  const covered = Number.parseFloat(getComputedStyle(scrolled).scrollPaddingTop) || 0
  return scrolled.getBoundingClientRect().top + covered
}

/** The last part that begins above the edge of what is read; the last of all where the panel is read to its end. */
function partAt(scrolled: HTMLElement, parts: readonly PanelPart[]): PanelPart | undefined {
  const isAtEnd =
    scrolled.scrollTop > 0 && scrolled.scrollTop + scrolled.clientHeight >= scrolled.scrollHeight - 1
  if (isAtEnd) return parts.at(-1)
  const edge = edgeOf(scrolled) + AT_THE_EDGE_PX
  return parts.findLast(({ heading }) => heading.getBoundingClientRect().top <= edge) ?? parts[0]
}

/** The part of the panel that is read. */
export function useCurrentPart(parts: readonly PanelPart[]): PanelPart | undefined {
  const [current, setCurrent] = useState<PanelPart>()
  useEffect(() => {
    const scrolled = parts[0]?.heading.closest<HTMLElement>('.side-panel-content')
    if (!scrolled) return undefined
    const follow = (): void => setCurrent(partAt(scrolled, parts))
    follow()
    scrolled.addEventListener('scroll', follow, { passive: true })
    return () => scrolled.removeEventListener('scroll', follow)
  }, [parts])
  return current
}
