import { stack } from 'd3-shape'
import type { Plot } from './plot.ts'

type Values = { readonly values: readonly (number | null)[] }

/** From where to where a bar goes. */
type Segment = readonly [from: number, to: number]

/** The bars of each band on top of those of the bands before it. */
export function stackedSegments(bands: readonly Values[], count: number): readonly (readonly Segment[])[] {
  const places = Array.from({ length: count }, (_, at) => at)
  const stacked = stack<number, Values>()
    .keys(bands)
    .value((at, band) => band.values[at] ?? 0)
  return stacked(places).map((series) => series.map(([from, to]): Segment => [from, to]))
}

/** The height of the highest bar. */
export const highestOf = (stacked: readonly (readonly Segment[])[]): number =>
  Math.max(0, ...(stacked.at(-1) ?? []).map(([, to]) => to))

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

/** The edges of a bar on the screen, its top lowered by the seam. */
function edgesOf([from, to]: Segment, { y }: Plot): readonly [top: number, bottom: number] {
  const bottom = y(from)
  const top = y(to)
  return [rounded(bottom - top >= SEAM_FROM ? top + SEAM : top), rounded(bottom)]
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
