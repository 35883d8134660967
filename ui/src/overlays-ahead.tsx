import { useEffect } from 'react'
import { CalendarPopover } from './calendar/calendar-box.tsx'
import { DropdownList } from './dropdown/dropdown.tsx'
import { COMES_LATER_MS } from './lazy-part.tsx'
import { LoadingDialog } from './messages/loading-dialog.tsx'

type Part = { readonly preload: () => void }

/** The code of what opens above a page: lists, calendars, the loading dialog. */
export const overlays: readonly Part[] = [DropdownList, CalendarPopover, LoadingDialog]

/** Fetches the code of parts, each in a task of its own: to begin with all of them at once keeps a slow phone busy for a tenth of a second. */
export function preloadInTurn([part, ...others]: readonly Part[]): void {
  if (part === undefined) return
  window.setTimeout(() => {
    part.preload()
    preloadInTurn(others)
  })
}

type OverlaysAheadProps = {
  /** What else opens on this page. */
  readonly also?: readonly Part[]
}

/** Stands beside what a page is about, and fetches the code of what opens above it when that is seen. */
export function OverlaysAhead({ also = NOTHING }: OverlaysAheadProps) {
  useEffect(() => {
    const timer = window.setTimeout(() => preloadInTurn([...overlays, ...also]), COMES_LATER_MS)
    return () => window.clearTimeout(timer)
  }, [also])
  return null
}

const NOTHING: readonly Part[] = []
