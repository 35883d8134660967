import type { RegisterId } from '@datacentre/catalogue/grammar/identity'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { windowBottom } from './noted-scroll.ts'
import { useRowsInTurn } from './use-rows-in-turn.ts'

/** Longer than a frame, and than who types fast takes for the next key; shorter than it takes to scroll. */
const PAUSE_MS = 80

/** Where the first row began on the page, and how high the rows were on average, in pixels. */
type Measured = { readonly top: number; readonly rowHeight: number }

/** By register, also while a search finds nothing and there is no table. */
const measuredOf = new Map<RegisterId, Measured>()

/** How many rows the window has room for; null where no row was measured yet. */
function roomInView({ register, leastRowPx }: Pick<Shown, 'register' | 'leastRowPx'>): number | null {
  const measured = measuredOf.get(register)
  // One more, for what went from above the table since.
  return measured === undefined
    ? null
    : Math.max(0, Math.ceil((windowBottom() - measured.top) / leastRowPx)) + 1
}

type Shown = {
  readonly register: RegisterId
  /** No row is lower: other rows than before may be, and none in the window may be missing. */
  readonly leastRowPx: number
  readonly rows: readonly unknown[]
}

type RowsInViewFirst = {
  readonly table: RefObject<HTMLTableElement | null>
  /** How many of the rows to make now: there are no fewer than stood there before or than the window has room for. */
  readonly drawn: number
}

/**
 * Makes, lays out and paints the rows in the window first, and those below it a moment later: of thirty rows half are never
 * seen by who types on. The page keeps its height meanwhile. Not while a row has the focus, which it would lose.
 */
export function useRowsInViewFirst({ register, leastRowPx, rows }: Shown): RowsInViewFirst {
  const table = useRef<HTMLTableElement>(null)
  const isWhole = useRef(true)
  useRowsInTurn(table)
  /** How many rows may stand there at once, because they stood there before. */
  const [made, setMade] = useState(0)
  if (made > rows.length) setMade(rows.length)
  const inView = roomInView({ register, leastRowPx }) ?? rows.length

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const bodies = table.current?.tBodies ?? []
      if (!isWhole.current || entry === undefined || bodies.length === 0) return
      const { top } = bodies[0]!.getBoundingClientRect()
      const { bottom: end } = entry.target.getBoundingClientRect()
      measuredOf.set(register, { top: top + window.scrollY, rowHeight: (end - top) / bodies.length })
    })
    observer.observe(table.current!)
    return () => observer.disconnect()
  }, [register])

  useLayoutEffect(() => {
    const element = table.current!
    const room = roomInView({ register, leastRowPx })
    if (room === null || element.contains(document.activeElement)) {
      setMade(rows.length)
      return undefined
    }
    const later = rows.length - room
    // Those that stand there stay, also when the window becomes lower.
    const keepAll = (): void => setMade(rows.length)
    if (later <= 0) {
      const timer = window.setTimeout(keepAll, PAUSE_MS)
      return () => window.clearTimeout(timer)
    }
    isWhole.current = false
    const below = [...element.tBodies].slice(room)
    for (const row of below) row.style.display = 'none'
    element.style.marginBottom = `${later * (measuredOf.get(register)?.rowHeight ?? 0)}px`
    const showAll = (): void => {
      isWhole.current = true
      for (const row of below) row.style.display = ''
      element.style.marginBottom = ''
    }
    const timer = window.setTimeout(() => {
      showAll()
      keepAll()
    }, PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      showAll()
    }
  }, [register, leastRowPx, rows])
  return { table, drawn: Math.max(made, inView) }
}
