import { mapZooms, resolutionAt, zoomOf } from '@datacentre/catalogue/geography/map-zooms'
import type { SiteOnScreen } from '@datacentre/catalogue/wire/config'
import { getCenter } from 'ol/extent'
import Projection from 'ol/proj/Projection'
import View from 'ol/View'
import type { MapPlace } from '../../address/map-address.ts'
import { homeBox, roamingOf } from './home.ts'

/** The Dutch national grid, in metres. The map never leaves it, so OpenLayers needs no way to others. */
export const rd = new Projection({ code: 'EPSG:28992', units: 'm' })

/** An object of no size is shown at this zoom, about 19 m in a pixel: near enough to carry its name. */
const CLOSE_ZOOM = 7.5

export const createView = (site: SiteOnScreen): View =>
  new View({
    projection: rd,
    maxResolution: resolutionAt(mapZooms.least),
    minResolution: resolutionAt(mapZooms.most),
    extent: [...roamingOf(site)],
    constrainOnlyCenter: true,
    showFullExtent: true,
    enableRotation: false,
    center: getCenter([...homeBox(site)]),
    resolution: 900,
  })

/** How near something is shown that is small, in metres in a pixel: close, or where the visitor is already nearer, as near as that. */
export const nearestFor = (now: number): number => Math.min(now, resolutionAt(CLOSE_ZOOM))

/** Where the map is, rounded to what a visitor can see. */
export function placeOf(view: View): MapPlace | null {
  const center = view.getCenter()
  const resolution = view.getResolution()
  const [x, y] = center ?? []
  if (x === undefined || y === undefined || resolution === undefined) return null
  return { x: Math.round(x), y: Math.round(y), zoom: Number(zoomOf(resolution).toFixed(2)) }
}

export function goToPlace(view: View, { x, y, zoom }: MapPlace): void {
  view.setCenter([x, y])
  view.setResolution(resolutionAt(zoom))
}
