import { ShownObject, ShowObject } from '@datacentre/catalogue/wire/shown-object'
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { FailedFrame } from './failed-frame.tsx'

type MapFrameProps = {
  readonly title: string
  /** What it has to show, below the prefix of the map viewer. */
  readonly page: string
  readonly addressOf: (page: string) => string
  readonly onEscape: () => void
  /** What it shows, also when it was followed to in the frame. */
  readonly onShown: (shown: ShownObject) => void
}

/** A page of our own host, or null for the browser's own page about one that did not come, and for a fault of the server. */
function arrivedIn({ contentDocument, contentWindow }: HTMLIFrameElement): Window | null {
  if (contentDocument === null || contentWindow === null) return null
  const [arrival] = contentWindow.performance.getEntriesByType('navigation')
  const status = (arrival as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0
  return status >= 500 ? null : contentWindow
}

/** The map viewer in a frame. It is of our own host, so that we can hear Escape in it, and what it shows; with scripts and our origin
 *  allowed, which it needs, a sandbox would hold nothing. */
export function MapFrame({ title, page, addressOf, onEscape, onShown }: MapFrameProps) {
  const [hasFailed, setFailed] = useState(false)
  // Another address would be another entry of the history: from its first page on the frame is told what to show.
  const [firstPage] = useState(page)
  const frame = useRef<HTMLIFrameElement>(null)
  const inFrame = useRef(firstPage)
  const show = useCallback((wanted: string): void => {
    if (inFrame.current === wanted) return
    inFrame.current = wanted
    frame.current?.contentWindow?.dispatchEvent(new ShowObject(wanted))
  }, [])
  useEffect(() => show(page), [show, page])
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const arrived = arrivedIn(currentTarget)
    setFailed(arrived === null)
    arrived?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    })
    arrived?.addEventListener(ShownObject.type, (event) => {
      // Another window has another class of this name: known by its type.
      const shown = event as ShownObject
      inFrame.current = shown.page
      onShown(shown)
    })
    // Where Forward went on before it was there.
    inFrame.current = firstPage
    show(page)
  }
  if (hasFailed) return <FailedFrame onTryAgain={() => setFailed(false)} />
  return (
    <iframe
      ref={frame}
      className="map-frame"
      title={title}
      src={addressOf(firstPage)}
      onLoad={listen}
      allow="fullscreen; clipboard-write"
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox={undefined}
    />
  )
}
