import type { GridBox } from '@datacentre/catalogue/geography/layer-code'
import { areaSearch } from '@datacentre/catalogue/geography/places/areas'
import type { Language } from '@datacentre/catalogue/texts/index'
import { pageAt } from '@datacentre/catalogue/wire/map-addresses'
import { withParameters } from '../features/api-base.ts'
import type { Place } from './known/places.ts'

/** Metres in a pixel at zoom 0 of the national tiling scheme, of which each next zoom has half. */
const PIXEL_AT_0_M = 3440.64
/** A window that is no larger still shows the whole box. */
const SMALL_WINDOW_PX = 500
/** The zoom that the map shows one point at. */
const POINT_ZOOM = 7.5

/** The zoom at which a box fits in a small window, to the half. */
function zoomFor([west, south, east, north]: GridBox): number {
  const metres = Math.max(east - west, north - south)
  if (metres === 0) return POINT_ZOOM
  return Math.floor(2 * Math.log2((PIXEL_AT_0_M * SMALL_WINDOW_PX) / metres)) / 2
}

type OnMap = { readonly map: string; readonly language: Language }
type Boxed = {
  readonly box: GridBox
  /** What the map is searched by to find it again. */
  readonly search: string
}

/** The map at a box, with what was searched for in its box. */
function boxOnMap({ box, search }: Boxed, { map, language }: OnMap): string {
  const [west, south, east, north] = box
  return withParameters(pageAt('', { mapviewer: map, language }), {
    x: Math.round((west + east) / 2),
    y: Math.round((south + north) / 2),
    z: zoomFor(box),
    found: search,
  })
}

/** The map at a place. */
export const placeOnMap = (place: Place, onMap: OnMap): string =>
  boxOnMap({ box: place.shape().box, search: searchOf(place) }, onMap)

/** The map at a place, with the panel that tells what lies there. */
export const placeToldOnMap = (place: Place, onMap: OnMap): string =>
  withParameters(placeOnMap(place, onMap), {
    here: place.kind === 'point' ? place.key : `${place.kind}/${place.key}`,
  })

const searchOf = ({ kind, name }: Place): string =>
  kind === 'municipality' || kind === 'province' ? areaSearch({ kind, name: name('nl') }) : name('nl')
