import { ShownObject } from '@datacentre/catalogue/wire/shown-object'
import type { SyntheticEvent } from 'react'

type MapFrameProps = {
  readonly title: string
  readonly src: string
  readonly onEscape: () => void
  /** Of what was followed to in the frame; null for the map alone. */
  readonly onShown: (name: string | null) => void
}

/** The map viewer in a frame. It is of our own host, so that we can hear Escape in it, and what it shows; with scripts and our origin
 *  allowed, which it needs, a sandbox would hold nothing. */
export function MapFrame({ title, src, onEscape, onShown }: MapFrameProps) {
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    currentTarget.contentWindow?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    })
    // Another window has another class of this name: known by its type.
    currentTarget.contentWindow?.addEventListener(ShownObject.type, (event) =>
      onShown((event as ShownObject).objectName),
    )
  }
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
