import type { SyntheticEvent } from 'react'

type MapFrameProps = { readonly title: string; readonly src: string; readonly onEscape: () => void }

/** The map viewer in a frame. It is of our own host, so that we can hear Escape in it; with scripts and our origin
 *  allowed, which it needs, a sandbox would hold nothing. */
export function MapFrame({ title, src, onEscape }: MapFrameProps) {
  const listen = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    currentTarget.contentWindow?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    })
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
