import { ShownObject } from '@datacentre/catalogue/wire/shown-object'
import { useState, type SyntheticEvent } from 'react'
import { FailedFrame } from './failed-frame.tsx'

type MapFrameProps = {
  readonly title: string
  readonly src: string
  readonly onEscape: () => void
  /** Of what was followed to in the frame; null for the map alone. */
  readonly onShown: (name: string | null) => void
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
export function MapFrame({ title, src, onEscape, onShown }: MapFrameProps) {
  const [hasFailed, setFailed] = useState(false)
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const arrived = arrivedIn(currentTarget)
    setFailed(arrived === null)
    arrived?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    })
    // Another window has another class of this name: known by its type.
    arrived?.addEventListener(ShownObject.type, (event) => onShown((event as ShownObject).objectName))
  }
  if (hasFailed) return <FailedFrame onTryAgain={() => setFailed(false)} />
  return (
    <iframe
      className="map-frame"
      title={title}
      src={src}
      onLoad={listen}
      allow="fullscreen; clipboard-write"
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox={undefined}
    />
  )
}
