import { allSteps } from '@datacentre/catalogue/list/steps'
import { resolutionAt, zoomOf } from '@datacentre/catalogue/geography/map-zooms'
import { codeOf, placeOf, type Layer } from '@datacentre/catalogue/geography/layer-code'
import {
  boreholeMark,
  signColumns,
  signedBorehole,
  type SignedBorehole,
} from '@datacentre/catalogue/signs/borehole-marks'
import { tellingRank } from '@datacentre/catalogue/signs/telling'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import { withOpacity } from '@datacentre/catalogue/ground-colours'
import type { Palette } from '../palette.ts'
import { wasThere, type PastRows } from '../past/past-rows.ts'
import {
  fieldLook,
  licenceLook,
  lighterFromAfar,
  paleFieldLook,
  type AreaLook,
} from '../symbols/area-look.ts'
import { facilityMark } from '../symbols/facility-marks.ts'
import { areaStyles } from './area-style.ts'
import { crowdsOfYears } from './crowds-of-year.ts'
import { numberingAt, standingAt, type Sizes } from './crowds.ts'
import type { Shows } from '../../filter/left.ts'
import { once, onceForEach } from './once.ts'
import { numberHeight, numberWidth, pointStyles, reachAt } from './point-style.ts'
import { thinning, type Places } from './thinning.ts'

/** How one row is drawn at so many metres in a pixel; nothing where it is not shown. */
export type RowStyle = (row: number, resolution: number) => Style | undefined

/** How the rows of a layer look. */
export type RowLook = {
  readonly style: RowStyle
  /** Whether a row has its name beside it: of a crowd only the one that stands for it. Without this all have. */
  readonly isNamed?: (row: number, resolution: number) => boolean
  /** Of the past: the highest is drawn on top. Without this what is newer is. */
  readonly heights?: () => ArrayLike<number>
  /** Works out in steps what the style needs at so many metres in a pixel. */
  readonly ready?: (resolution: number) => Iterator<void>
}

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

type Thinning = {
  readonly isKept: (row: number, resolution: number) => boolean
  /** For how many a row stands at this scale, where there is room to say so; else 1. */
  readonly countOf: (row: number, resolution: number) => number
  readonly isNamed: (row: number, resolution: number) => boolean
  readonly ready: (resolution: number) => Generator<void>
}

type Thin = { readonly pixels: number; readonly own?: ArrayLike<number> }

/**
 * Shows the points that the thinning keeps at this scale: of a cell the one of the lowest rank. Those that a filter hides take
 * no room. Of the past each year has a thinning of its own; without ranks the oldest of a cell is kept, which was there in every
 * year in which the others were, so that one thinning is true of all years.
 */
function thinnedRows({ always, past }: Making, places: Places, { pixels, own }: Thin): Thinning {
  if (past !== null && own !== undefined) return yearThinning({ past, places, pixels, ranks: own, always })
  const ranks = past?.rows.from ?? own
  const { upTo } = thinning(places, pixels, { always, ...(ranks && { ranks }) })
  const pointsAt = (zoom: number) => {
    const shownFrom = upTo(zoom)
    return { places, pixels, shownFrom, ranks: ranks ?? shownFrom, always }
  }
  const standingIn = onceForEach((zoom: number) => standingAt(pointsAt(zoom), zoom))
  const numbering = (zoom: number) =>
    numberingAt(pointsAt(zoom), { zoom, standing: standingIn(zoom), sizes: sizesAt(zoom) })
  const numbered = new Map<number, ReadonlyMap<number, number>>()
  const numberedIn = (zoom: number): ReadonlyMap<number, number> => {
    const known = numbered.get(zoom) ?? allSteps(numbering(zoom))
    numbered.set(zoom, known)
    return known
  }
  return {
    isKept: (row, resolution) => {
      const zoom = wholeZoom(resolution)
      return (upTo(zoom)[row] ?? 0) <= zoom
    },
    countOf: (row, resolution) => numberedIn(wholeZoom(resolution)).get(row) ?? 1,
    isNamed: (row, resolution) => standingIn(wholeZoom(resolution)).has(row),
    *ready(resolution) {
      const zoom = wholeZoom(resolution)
      for (let coarser = 0; coarser <= zoom; coarser++) {
        upTo(coarser)
        yield
      }
      standingIn(zoom)
      yield
      if (!numbered.has(zoom)) numbered.set(zoom, yield* numbering(zoom))
    },
  }
}

const wholeZoom = (resolution: number): number => Math.floor(zoomOf(resolution))

const sizesAt = (zoom: number): Sizes => ({ reach: reachAt(resolutionAt(zoom)), numberHeight, numberWidth })

/** Where the rows are that are drawn, in any year; nowhere for the others. */
function shownPlaces({ layer, shows, always, past }: Making): Places {
  const wasEver = (row: number): boolean => past === null || past.rows.from[row]! <= past.rows.until[row]!
  return Array.from({ length: layer.count }, (_, row) =>
    (shows(row) && wasEver(row)) || always.has(row) ? placeOf(layer, row) : [],
  )
}

type Ranked = {
  readonly past: NonNullable<Making['past']>
  readonly places: Places
  readonly pixels: number
  readonly ranks: ArrayLike<number>
  readonly always: ReadonlySet<number>
}

function yearThinning({ past: { rows, year }, ...ranked }: Ranked): Thinning {
  const crowds = crowdsOfYears({
    ...ranked,
    isThere: (row, asked) => wasThere(rows, row, asked),
    sizesAt,
  })
  const now = (resolution: number): ReturnType<typeof crowds> => crowds(year(), wholeZoom(resolution))
  return {
    isKept: (row, resolution) => now(resolution).isKept(row),
    countOf: (row, resolution) => now(resolution).numbered.get(row) ?? 1,
    isNamed: (row, resolution) => now(resolution).standing.has(row),
    *ready(resolution) {
      now(resolution)
      yield
    },
  }
}

/** What the signs of boreholes tell, and by row which of them it is: of thousands of rows there are few that differ. */
type SignedRows = { readonly signed: readonly SignedBorehole[]; readonly of: Uint16Array }

function signedRows({ layer, past }: Pick<Making, 'layer' | 'past'>): SignedRows {
  const columns = signColumns.flatMap((column) => layer.codes[column] ?? [])
  // One number for the codes of a row together: a text of them would take a slow phone a tenth of a second.
  const codes = new Uint32Array(layer.count)
  for (const { at, values } of columns)
    for (let row = 0; row < codes.length; row++) codes[row] = codes[row]! * (values.length + 1) + at[row]! + 1
  const signed: SignedBorehole[] = []
  const known = new Map<number, number>()
  const of = new Uint16Array(layer.count)
  for (const [row, code] of codes.entries()) {
    let own = known.get(code)
    if (own === undefined) {
      own = known.size
      known.set(code, own)
      const told = signedBorehole((column) => codeOf(layer, column, row))
      // The status is that of today, so that of the past nothing is said.
      signed.push(past === null ? told : { ...told, state: 'inUse' })
    }
    of[row] = own
  }
  return { signed, of }
}

function ranksOf({ signed, of }: SignedRows): Float64Array {
  const ranks = signed.map(tellingRank)
  return Float64Array.from(of, (own) => ranks[own]!)
}

/** How much each borehole tells today, the lowest most. */
export const boreholeRanks = (layer: Layer): ArrayLike<number> => ranksOf(signedRows({ layer, past: null }))

export function boreholeRows(making: Making): RowLook {
  const style = pointStyles(making.palette)
  const rows = once(() => signedRows(making))
  const ranks = once(() => ranksOf(rows()))
  const marks = once(() => rows().signed.map(boreholeMark))
  const places = once(() => shownPlaces(making))
  const thinned = once(() => thinnedRows(making, places(), { pixels: APART.boreholes, own: ranks() }))
  return {
    style: (row, resolution) => {
      const { isKept, countOf } = thinned()
      if (!isKept(row, resolution)) return undefined
      return style(marks()[rows().of[row]!]!, resolution, countOf(row, resolution))
    },
    isNamed: (row, resolution) => thinned().isNamed(row, resolution),
    *ready(resolution) {
      for (const made of [rows, ranks, marks, places, thinned]) {
        made()
        yield
      }
      yield* thinned().ready(resolution)
    },
    heights: once(() => ranks().map((rank) => -rank)),
  }
}

export function facilityRows(making: Making): RowLook {
  const { layer, palette } = making
  const style = pointStyles(palette)
  const { isKept, isNamed, ready } = thinnedRows(making, shownPlaces(making), { pixels: APART.facilities })
  return {
    style: (row, resolution) => {
      if (!isKept(row, resolution)) return undefined
      const type = codeOf(layer, 'facilityType', row)
      const status = codeOf(layer, 'facilityStatus', row)
      return style(facilityMark(type, status), resolution)
    },
    isNamed,
    ready,
  }
}

export function fieldRows({ layer, palette, past }: Making): RowLook {
  const style = areaStyles(palette)
  const isPale = (row: number): boolean => past !== null && !past.rows.produced(row, past.year())
  return {
    style: (row) => style((isPale(row) ? paleFieldLook : fieldLook)(codeOf(layer, 'fieldLegend', row))),
  }
}

/** What has lapsed by now looks in the past as it did then. */
export function licenceRows({ layer, palette, past }: Making): RowLook {
  const style = areaStyles(palette)
  const statusOf = (row: number): string | null => (past === null ? codeOf(layer, 'status', row) : null)
  return { style: (row) => style(licenceLook(codeOf(layer, 'licenceTypeCode', row), statusOf(row))) }
}

/** Lines are thin and light while they are many, and stronger when the map is near. */
export function lineRows({ palette }: Making): RowLook {
  const colour = palette.paint('datatype-seismic')
  const of = (width: number, opacity: number): Style =>
    new Style({ stroke: new Stroke({ color: withOpacity(colour, opacity), width }) })
  const [far, middle, near] = [of(0.5, 0.2), of(0.8, 0.45), of(1.25, 0.75)]
  return { style: (_row, resolution) => (resolution > 120 ? far : resolution > 20 ? middle : near) }
}

/** Outlines that all look the same. */
export const surveyRows =
  (look: AreaLook) =>
  ({ palette }: Making): RowLook => {
    const style = areaStyles(palette)
    const lookAt = lighterFromAfar(look)
    return { style: (_row, resolution) => style(lookAt(resolution)) }
  }
