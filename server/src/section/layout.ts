import { depthScale, type DepthScale } from '@datacentre/catalogue/underground/depth-scale'
import type { SectionDocument, ShownWell } from './section-document.ts'
import type { Spot } from './section-well.ts'
import { markedName } from './section-words.ts'

/** In pixels of the drawing. */
export const SIZE = {
  axis: 64,
  column: 40,
  curve: 30,
  gap: 4,
  plot: 560,
  nameRow: 18,
  letter: 7.4,
  least: 960,
  most: 1800,
} as const

type PlacedName = {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Where everything of a section stands. */
export type Layout = {
  readonly width: number
  /** The top of the columns. */
  readonly top: number
  readonly scale: DepthScale
  readonly y: (depth: number) => number
  /** Where a place of a borehole stands. */
  readonly x: (well: ShownWell, spot: Spot) => number
  /** Where a borehole starts. */
  readonly headX: (well: ShownWell) => number
  readonly names: readonly PlacedName[]
  readonly hasCurves: boolean
  /** Whether columns lie over one another. */
  readonly isClose: boolean
  /** How many times height is drawn larger than distance; null where distance has no scale. */
  readonly exaggeration: number | null
}

type Across = Pick<Layout, 'x' | 'headX' | 'isClose'> & {
  readonly room: number
  readonly metresPerPixel: number | null
}

/** All alike, as far apart as their columns need. */
function evenly(wells: readonly ShownWell[], slot: number): Across {
  const room = Math.max(SIZE.least, (wells.length - 1) * slot * 1.5)
  const step = room / Math.max(1, wells.length - 1)
  const headX = (well: ShownWell): number => Math.max(0, wells.indexOf(well)) * step
  return { room, headX, x: headX, isClose: false, metresPerPixel: null }
}

/** To scale; wider where that parts boreholes that lie near to each other, up to what a screen can scroll and paper can hold. */
function toScale(wells: readonly ShownWell[], slot: number): Across {
  const alongs = wells.flatMap(({ along, path }) => [along, ...path.map((spot) => spot.along)])
  const [from, to] = [Math.min(...alongs), Math.max(...alongs)]
  const span = Math.max(1, to - from)
  const gaps = wells.slice(1).map(({ along }, at) => along - (wells[at]?.along ?? 0))
  const least = Math.min(...gaps.filter((gap) => gap > 1), span)
  const needed = (slot * span) / least
  // What lies over one another on the widest drawing too is better seen whole.
  const room = needed > SIZE.most ? SIZE.least : Math.max(SIZE.least, needed)
  const place = (along: number): number => ((along - from) / span) * room
  return {
    room,
    headX: ({ along }) => place(along),
    x: (_well, { along }) => place(along),
    isClose: gaps.some((gap) => (gap / span) * room < slot),
    metresPerPixel: span / room,
  }
}

/** Names above their boreholes, in as many rows as it takes that none lies over another. */
function namesAbove(wells: readonly ShownWell[], middles: readonly number[], width: number) {
  const rowEnds: number[] = []
  const placed = wells.map((well, at) => {
    const text = markedName(well)
    const half = (text.length * SIZE.letter) / 2
    const x = Math.min(width - half, Math.max(half, middles[at] ?? 0))
    const free = rowEnds.findIndex((end) => end + SIZE.letter < x - half)
    const row = free === -1 ? rowEnds.length : free
    rowEnds[row] = x + half
    return { text, x, row }
  })
  const rows = rowEnds.length
  // The first row is the nearest to the columns.
  return {
    rows,
    names: placed.map(({ text, x, row }) => ({ text, x, y: (rows - row) * SIZE.nameRow })),
  }
}

export function layoutOf({ wells, question }: SectionDocument): Layout {
  const hasCurves = wells.some(({ curve }) => curve !== null)
  const slot = SIZE.column + (hasCurves ? SIZE.gap + SIZE.curve : 0) + 10
  const across = question.along === 'even' ? evenly(wells, slot) : toScale(wells, slot)
  const left = SIZE.axis + SIZE.column
  const width = left + across.room + slot
  const headX = (well: ShownWell): number => left + across.headX(well)
  const depths = wells.flatMap(({ path, layers }) => [
    ...path.map(({ depth }) => depth),
    ...(layers ?? []).flatMap(({ track }) => track.map(({ depth }) => depth)),
  ])
  const scale = depthScale({
    top: Math.min(0, ...depths),
    bottom: Math.max(1, ...depths),
    height: SIZE.plot,
  })
  const { rows, names } = namesAbove(wells, wells.map(headX), width)
  const top = rows * SIZE.nameRow + 14
  const metresDown = (scale.bottom - scale.top) / SIZE.plot
  return {
    width,
    top,
    scale,
    y: (depth) => top + scale.y(depth),
    x: (well, spot) => left + across.x(well, spot),
    headX,
    names,
    hasCurves,
    isClose: across.isClose,
    exaggeration: across.metresPerPixel === null ? null : across.metresPerPixel / metresDown,
  }
}
