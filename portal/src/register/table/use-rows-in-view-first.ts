import type { RegisterId } from '@datacentre/catalogue/grammar/identity'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { windowBottom } from './noted-scroll.ts'
import { useRowsInTurn } from './use-rows-in-turn.ts'

/** Longer than a frame, and than who types fast takes for the next key; shorter than it takes to scroll. */
const PAUSE_MS = 80

/** Where the first row began on the page, and how high the rows were on average, in pixels. */
type Measured = { readonly top: number; readonly rowHeight: number }

/** By register, also while a search finds nothing and there is no table. */
const measuredOf = new Map<RegisterId, Measured>()

type Shown = {
  readonly register: RegisterId
  /** No row is lower: other rows than before may be, and none in the window may be missing. */
  readonly leastRowPx: number
  /** Other rows are another one. */
  readonly shown: unknown
}

/**
 * Lays out and paints the rows in the window first, and those below it a moment later: of thirty rows half are never seen
 * by who types on. The page keeps its height meanwhile. Not while a row has the focus, which it would lose.
 */
export function useRowsInViewFirst({
  register,
  leastRowPx,
  shown,
}: Shown): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  const isWhole = useRef(true)
  useRowsInTurn(table)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const rows = table.current?.tBodies ?? []
      if (!isWhole.current || entry === undefined || rows.length === 0) return
      const { top } = rows[0]!.getBoundingClientRect()
      const { bottom: end } = entry.target.getBoundingClientRect()
      measuredOf.set(register, { top: top + window.scrollY, rowHeight: (end - top) / rows.length })
    })
    observer.observe(table.current!)
    return () => observer.disconnect()
  }, [register])

  useLayoutEffect(() => {
    const rows = table.current!
    const measured = measuredOf.get(register)
    if (measured === undefined || rows.contains(document.activeElement)) return undefined
    // One more, for what went from above the table since.
    const inView = Math.max(0, Math.ceil((windowBottom() - measured.top) / leastRowPx)) + 1
    const below = [...rows.tBodies].slice(inView)
    if (below.length === 0) return undefined
    isWhole.current = false
    for (const row of below) row.style.display = 'none'
    rows.style.marginBottom = `${below.length * measured.rowHeight}px`
    const showAll = (): void => {
      isWhole.current = true
      for (const row of below) row.style.display = ''
      rows.style.marginBottom = ''
    }
    const timer = window.setTimeout(showAll, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      showAll()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows are why it runs, though it reads them off the page
  }, [register, leastRowPx, shown])
  return table
}
