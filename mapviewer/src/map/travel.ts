import type OlMap from 'ol/Map'
import { travelTime } from './map-model.ts'
import { CLOSE_ZOOM, HOME, placeOf, resolutionAt } from './rd-view.ts'

/** Room around what is shown, in pixels. */
const PADDING = 48

/** Moves the map so that a box is seen whole; what is small is not shown larger than `CLOSE_ZOOM`. */
export function showBox(map: OlMap, box: readonly number[], duration = travelTime()): void {
  const size = map.getSize()
  if (size === undefined) return
  map.getView().fit([...box], {
    size,
    padding: [PADDING, PADDING, PADDING, PADDING],
    minResolution: resolutionAt(CLOSE_ZOOM),
    duration,
  })
}

export const showHome = (map: OlMap, duration = travelTime()): void => {
  const size = map.getSize()
  if (size !== undefined) map.getView().fit([...HOME], { size, padding: [8, 8, 8, 8], duration })
}

export function zoomBy(map: OlMap, steps: number): void {
  const view = map.getView()
  const place = placeOf(view)
  if (place !== null) view.animate({ resolution: resolutionAt(place.zoom + steps), duration: travelTime() })
}
