import { stack, stackOffsetDiverging } from 'd3-shape'
import type { Plot } from './plot.ts'

type Values = { readonly values: readonly (number | null)[] }

/** From where to where a bar goes, upwards. */
type Segment = readonly [from: number, to: number]

/**
 * The bars of each band on top of those of the bands before it. A correction makes a month less than nothing: such bars
 * hang from the axis, below each other.
 */
export function stackedSegments(bands: readonly Values[], count: number): readonly (readonly Segment[])[] {
  const places = Array.from({ length: count }, (_, at) => at)
  const stacked = stack<number, Values>()
    .keys(bands)
    .value((at, band) => band.values[at] ?? 0)
    .offset(stackOffsetDiverging)
  return stacked(places).map((series) => series.map(([from, to]): Segment => [from, to]))
}

/** How far the bars go, downwards and upwards. */
export type Extent = readonly [lowest: number, highest: number]

export function extentOf(stacked: readonly (readonly Segment[])[]): Extent {
  let [lowest, highest] = [0, 0]
  for (const segments of stacked) {
    for (const [from, to] of segments) {
      lowest = Math.min(lowest, from)
      highest = Math.max(highest, to)
    }
  }
  return [lowest, highest]
}

/** Narrower bars touch each other: gaps of a pixel between bars of three would be all one sees. */
const APART_FROM = 6
const WIDTH = 0.78

/** A seam of the surface between two bands, where the band is high enough to lose a pixel. */
const SEAM = 1
const SEAM_FROM = 3

const rounded = (value: number): number => Math.round(value * 10) / 10

/** All bars of one band in one path: a chart of three hundred months has seven of them, not two thousand bars. */
export const barsPath = (segments: readonly Segment[], plot: Plot): string =>
  plot.step >= APART_FROM ? separateBars(segments, plot) : touchingBars(segments, plot)

/** However little it is, one sees that it is more than nothing; in pixels. */
const LEAST = 1

/** How high nothing is drawn, in pixels: what was reported as nothing is no gap. */
const NOTHING = 2

/** The places where nothing but zeros was reported. */
export const zerosOf = (bands: readonly Values[], count: number): number[] =>
  Array.from({ length: count }, (_, at) => at).filter((at) => {
    const known = bands.map(({ values }) => values[at] ?? null).filter((value) => value !== null)
    return known.length > 0 && known.every((value) => value === 0)
  })

/** A low mark on the axis for each of them; where nothing was reported at all there is none. */
export function zerosPath(places: readonly number[], { left, step, y }: Plot): string {
  const width = step >= APART_FROM ? rounded(step * WIDTH) : rounded(step)
  const from = (step - width) / 2
  const axis = rounded(y(0))
  return places
    .map((at) => `M${rounded(left + at * step + from)} ${axis}v-${NOTHING}h${width}v${NOTHING}z`)
    .join('')
}

/** The edges of a bar on the screen; a seam is taken off at the end away from the axis. */
function edgesOf([from, to]: Segment, { y }: Plot): readonly [top: number, bottom: number] {
  const bottom = y(from)
  const top = y(to)
  const isBelow = to <= 0
  const height =
    from === to ? 0 : Math.max(LEAST, bottom - top >= SEAM_FROM ? bottom - top - SEAM : bottom - top)
  return isBelow ? [rounded(top), rounded(top + height)] : [rounded(bottom - height), rounded(bottom)]
}

function separateBars(segments: readonly Segment[], plot: Plot): string {
  const { left, step } = plot
  const width = rounded(step * WIDTH)
  let path = ''
  segments.forEach((segment, at) => {
    if (segment[1] === segment[0]) return
    const [top, bottom] = edgesOf(segment, plot)
    path += `M${rounded(left + (at + (1 - WIDTH) / 2) * step)} ${bottom}V${top}h${width}V${bottom}z`
  })
  return path
}

/** One outline around all bars that touch, with steps on whole pixels, so that no light shines through. */
function touchingBars(segments: readonly Segment[], plot: Plot): string {
  const edge = (at: number): number => Math.round(plot.left + at * plot.step)
  const edges = segments.map((segment) => edgesOf(segment, plot))
  const tops = edges.map(([top], at) => `V${top}H${edge(at + 1)}`)
  const bottoms = edges.map(([, bottom], at) => `V${bottom}H${edge(at)}`).toReversed()
  return edges.length === 0 ? '' : `M${edge(0)} ${edges[0]?.[1]}${tops.join('')}${bottoms.join('')}z`
}
