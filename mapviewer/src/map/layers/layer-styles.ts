import { zoomOf } from '@datacentre/catalogue/geography/map-zooms'
import { codeOf, flatOf, type Layer } from '@datacentre/catalogue/geography/layer-code'
import { boreholeMark } from '@datacentre/catalogue/signs/borehole-marks'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import { withOpacity, type Palette } from '../palette.ts'
import type { PastRows } from '../past/past-rows.ts'
import {
  fieldLook,
  licenceLook,
  lighterFromAfar,
  paleFieldLook,
  type AreaLook,
} from '../symbols/area-look.ts'
import { facilityMark } from '../symbols/facility-marks.ts'
import { areaStyles } from './area-style.ts'
import type { Shows } from './shown-rows.ts'
import { pointStyles } from './point-style.ts'
import { thinned } from './thinning.ts'

/** How one row is drawn at so many metres in a pixel; nothing where it is not shown. */
export type RowStyle = (row: number, resolution: number) => Style | undefined

export type Making = {
  readonly layer: Layer
  readonly palette: Palette
  readonly shows: Shows
  /** The rows that nothing hides: no thinning and no filter. */
  readonly always: ReadonlySet<number>
  /** In which years rows were there, and the year that is shown, where the map is set to one. */
  readonly past: { readonly rows: PastRows; readonly year: () => number } | null
}

/** Boreholes of one platform lie within metres of each other: one in every cell of so many pixels is shown. */
const APART = { boreholes: 8, facilities: 10 }

/**
 * Shows the points that the thinning keeps at this scale. Those that a filter hides take no room. Of the past the oldest of a
 * cell is kept: it was there in every year in which the others were, so that one thinning is true of all years.
 */
function thinning(
  { layer, shows, always, past }: Making,
  pixels: number,
): (row: number, resolution: number) => boolean {
  const wasEver = (row: number): boolean => past === null || past.rows.from[row]! <= past.rows.until[row]!
  const places = Array.from({ length: layer.count }, (_, row) =>
    (shows(row) && wasEver(row)) || always.has(row) ? flatOf(layer, row) : [],
  )
  const shownFrom = thinned(places, pixels, { always, ...(past && { firstYears: past.rows.from }) })
  return (row, resolution) => (shownFrom[row] ?? 0) <= zoomOf(resolution)
}

export function boreholeStyle(making: Making): RowStyle {
  const { layer, palette } = making
  const style = pointStyles(palette)
  const isKept = thinning(making, APART.boreholes)
  return (row, resolution) => {
    if (!isKept(row, resolution)) return undefined
    const result = codeOf(layer, 'resultCode', row)
    return style(boreholeMark(result), result ?? '', resolution)
  }
}

export function facilityStyle(making: Making): RowStyle {
  const { layer, palette } = making
  const style = pointStyles(palette)
  const isKept = thinning(making, APART.facilities)
  return (row, resolution) => {
    if (!isKept(row, resolution)) return undefined
    const type = codeOf(layer, 'facilityType', row)
    const status = codeOf(layer, 'facilityStatus', row)
    return style(facilityMark(type, status), `${type} ${status}`, resolution)
  }
}

export function fieldStyle({ layer, palette, past }: Making): RowStyle {
  const style = areaStyles(palette)
  const isPale = (row: number): boolean => past !== null && !past.rows.produced(row, past.year())
  return (row) => style((isPale(row) ? paleFieldLook : fieldLook)(codeOf(layer, 'fieldLegend', row)))
}

/** What has lapsed by now looks in the past as it did then. */
export function licenceStyle({ layer, palette, past }: Making): RowStyle {
  const style = areaStyles(palette)
  const statusOf = (row: number): string | null => (past === null ? codeOf(layer, 'status', row) : null)
  return (row) => style(licenceLook(codeOf(layer, 'licenceTypeCode', row), statusOf(row)))
}

/** Lines are thin and light while they are many, and stronger when the map is near. */
export function lineStyle({ palette }: Making): RowStyle {
  const colour = palette.paint('datatype-seismic')
  const of = (width: number, opacity: number): Style =>
    new Style({ stroke: new Stroke({ color: withOpacity(colour, opacity), width }) })
  const [far, middle, near] = [of(0.5, 0.2), of(0.8, 0.45), of(1.25, 0.75)]
  return (_row, resolution) => (resolution > 120 ? far : resolution > 20 ? middle : near)
}

/** Outlines that all look the same. */
export const surveyStyle =
  (look: AreaLook) =>
  ({ palette }: Making): RowStyle => {
    const style = areaStyles(palette)
    const lookAt = lighterFromAfar(look)
    return (_row, resolution) => style(lookAt(resolution))
  }
