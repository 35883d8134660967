import { resolutionAt } from '@datacentre/catalogue/geography/map-zooms'
import { currentInstallation } from '@datacentre/client/installation/installation'
import { belowTablet, low } from '@datacentre/ui/breakpoints'
import { getCenter } from 'ol/extent'
import type OlMap from 'ol/Map'
import { travelTime } from '../map-model.ts'
import { freeSpot, type Covered } from './free-part.ts'
import { homeBox, startPlace } from './home.ts'
import { nearestFor, placeOf } from './rd-view.ts'

/** Room around what is shown, in pixels: at the left stand the tools, at the top the search box. */
const PADDING = { top: 72, right: 48, bottom: 48, left: 72 }

/** In a small window the tools stand in a row under the search box, and the sources under the map. */
const SMALL_PADDING = { top: 108, right: 24, bottom: 44, left: 24 }
const small = window.matchMedia(`${belowTablet}, ${low}`)

/** The room at the top; of a map that is hardly higher than that, half. */
const topRoom = (wanted: number, [, height = 0]: readonly number[]): number => Math.min(wanted, height / 2)

/** The whole country has room beside the search box and the tools. */
const HOME_PADDING = { top: 8, bottom: 8 }

/** What is left of the map must be worth the name. */
const LEAST_WIDTH = 320

/** The room that an open legend takes besides. */
function legendRoom(width: number): number {
  const legend = document.getElementById('legend')?.offsetWidth ?? 0
  return width - PADDING.left - PADDING.right - legend < LEAST_WIDTH ? 0 : legend
}

type Travel = {
  readonly duration?: number
  /** What is small is not shown farther away than the map is now: who asks to zoom to something is never taken away from it. */
  readonly isNearer?: boolean
}

/** Moves the map so that a box is seen whole; what is small is not shown larger than `CLOSE_ZOOM`. */
export function showBox(map: OlMap, box: readonly number[], travel: Travel = {}): void {
  const { duration = travelTime(), isNearer = false } = travel
  const size = map.getSize()
  if (size === undefined) return
  const now = map.getView().getResolution() ?? Infinity
  const nearest = nearestFor(isNearer ? now : Infinity)
  if (box[0] === box[2] && box[1] === box[3]) {
    // A point comes exactly in the middle, where Enter asks about it.
    map.getView().animate({ center: getCenter([...box]), resolution: nearest, duration })
    return
  }
  const { top, right, bottom, left } = small.matches ? SMALL_PADDING : PADDING
  map.getView().fit([...box], {
    size,
    padding: [topRoom(top, size), right, bottom, left + legendRoom(size[0] ?? 0)],
    minResolution: nearest,
    duration,
  })
}

/** Shows what the map starts with: the view that the site gives, or else the whole country. */
export const showHome = (map: OlMap, duration = travelTime()): void => {
  const size = map.getSize()
  if (size === undefined) return
  const { top, bottom } = small.matches ? SMALL_PADDING : HOME_PADDING
  const { site } = currentInstallation().config
  const start = startPlace(site)
  if (start !== null) {
    map.getView().animate({ center: [start.x, start.y], resolution: resolutionAt(start.zoom), duration })
    return
  }
  map.getView().fit([...homeBox(site)], { size, padding: [topRoom(top, size), 8, bottom, 8], duration })
}

/** Keeps what is at the top left where it is when the map's element becomes larger or smaller. */
export function keepCorner(map: OlMap, before: readonly number[] | undefined): void {
  const [width, height] = map.getSize() ?? []
  const [oldWidth, oldHeight] = before ?? []
  const view = map.getView()
  const [x, y] = view.getCenter() ?? []
  const resolution = view.getResolution()
  if (width === undefined || height === undefined || oldWidth === undefined || oldHeight === undefined) return
  if (x === undefined || y === undefined || resolution === undefined) return
  view.setCenter([x + ((width - oldWidth) / 2) * resolution, y - ((height - oldHeight) / 2) * resolution])
}

/** What lies over the map at its top left: search, tools and legend, in pixels of the map. */
function coveredParts(map: OlMap): readonly Covered[] {
  const { left: west, top: north } = map.getViewport().getBoundingClientRect()
  return ['.search', '.tools', '.legend'].flatMap((part) => {
    const box = map
      .getTargetElement()
      ?.closest('.map-pane-map')
      ?.querySelector(`.map-pane-corner ${part}`)
      ?.getBoundingClientRect()
    if (box === undefined) return []
    const { left, top, right, bottom } = box
    return [{ left: left - west, top: top - north, right: right - west, bottom: bottom - north }]
  })
}

/** Moves the map by the least that brings a spot into its free part; the scale stays. */
export function bringIntoView(map: OlMap, [east = 0, north = 0]: readonly number[]): void {
  const view = map.getView()
  const [width = 0, height = 0] = map.getSize() ?? []
  const [x, y] = view.getCenter() ?? []
  const resolution = view.getResolution()
  if (x === undefined || y === undefined || resolution === undefined) return
  const spot = [(east - x) / resolution + width / 2, (y - north) / resolution + height / 2] as const
  const free = freeSpot(spot, [width, height], coveredParts(map))
  const [toRight, toBottom] = [free[0] - spot[0], free[1] - spot[1]]
  if (Math.hypot(toRight, toBottom) < 1) return
  view.animate({ center: [x - toRight * resolution, y + toBottom * resolution], duration: travelTime() })
}

/** How much of the map a step to a side is. */
const STEP = 0.4

/** Moves the map a step to one or two of its sides: `[0, 1]` is up. */
export function moveBy(map: OlMap, [toRight, toTop]: readonly [number, number]): void {
  const [width = 0, height = 0] = map.getSize() ?? []
  const view = map.getView()
  const [x, y] = view.getCenter() ?? []
  const resolution = view.getResolution()
  if (x === undefined || y === undefined || resolution === undefined) return
  const center = [x + toRight * STEP * width * resolution, y + toTop * STEP * height * resolution]
  view.animate({ center, duration: travelTime() })
}

export function zoomBy(map: OlMap, steps: number): void {
  const view = map.getView()
  const place = placeOf(view)
  if (place !== null) view.animate({ resolution: resolutionAt(place.zoom + steps), duration: travelTime() })
}
