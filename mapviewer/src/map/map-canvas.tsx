import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import './map-canvas.css'
import { putOnPage, useMapModel } from './map-model.ts'

/** What lies so near to the middle counts as chosen with the keyboard, in pixels. */
const REACH = 12

type MapCanvasProps = { readonly onPoint: (place: Coordinate, reach: number) => void }

/** The element OpenLayers draws in. It takes the focus, so that arrows and plus and minus move the map. */
export function MapCanvas({ onPoint }: MapCanvasProps) {
  const model = useMapModel()
  const { map } = model
  const { say } = useSpoken()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current === null ? undefined : putOnPage(model, element.current)), [model])
  const byKey = (event: KeyboardEvent): void => {
    const [x, y] = map.getView().getCenter() ?? []
    // Other keys belong to OpenLayers, or to whatever is around the map, such as a modal.
    if (event.key !== 'Enter' || x === undefined || y === undefined) return
    event.preventDefault()
    onPoint([x, y], REACH)
  }
  return (
    // A map is an application of its own: it has the focus and keys that move it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={element}
      id="map"
      className="map-canvas"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={say('map.label')}
      aria-describedby="map-keys"
      onKeyDown={byKey}
    >
      <p id="map-keys" hidden>
        {say('map.keys')}
      </p>
      <span className="map-canvas-middle" aria-hidden="true" />
    </div>
  )
}
