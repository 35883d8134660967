import { useEffect } from 'react'
import { CalendarPopover } from './calendar/calendar-box.tsx'
import { DropdownList } from './dropdown/dropdown.tsx'
import { LoadingDialog } from './messages/loading-dialog.tsx'

/** Long enough for a page to be painted and read first, in milliseconds; who presses something before gets it from that press on. */
const PAUSE_MS = 1000

/** Fetches the code of what opens above a page: lists, calendars, the loading dialog. */
export function preloadOverlays(): void {
  for (const part of [DropdownList, CalendarPopover, LoadingDialog]) part.preload()
}

type OverlaysAheadProps = {
  /** Fetches what else opens on this page. */
  readonly alsoPreload?: () => void
}

/** Stands beside what a page is about, and fetches the code of what opens above it when that is seen. */
export function OverlaysAhead({ alsoPreload }: OverlaysAheadProps) {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      preloadOverlays()
      alsoPreload?.()
    }, PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [alsoPreload])
  return null
}
