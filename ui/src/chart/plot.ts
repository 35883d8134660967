import { scaleLinear, type ScaleLinear } from 'd3-scale'

/** In pixels; letters are about as wide as a digit of the axis. */
const LETTER = 7.2
const ABOVE = 26
const BELOW = 24
const BELOW_WITH_MINORS = 42
/** Room for half of the last label. */
const AFTER = 12
/** Month names need this much to stand beside each other. */
const MINOR_STEP = 26
const TICKS = 4

export type Plot = {
  readonly width: number
  readonly height: number
  /** How many places the horizontal axis has. */
  readonly count: number
  /** The edges of what is drawn between the axes. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** How wide one place on the axis is. */
  readonly step: number
  readonly showsMinors: boolean
  readonly y: ScaleLinear<number, number>
  readonly ticks: readonly number[]
}

type PlotSize = {
  readonly width: number
  readonly height: number
  /** How many places the horizontal axis has. */
  readonly count: number
  /** How far the values go, downwards and upwards; nothing lies between them. */
  readonly extent: readonly [lowest: number, highest: number]
  readonly showTick: (value: number) => string
  readonly hasMinors: boolean
  /** What labels behind the last place need, in pixels. */
  readonly after?: number
}

/** Whole numbers, as figures are; of less than one in all, what there is. */
function ticksOf(y: ScaleLinear<number, number>): readonly number[] {
  const all = y.ticks(TICKS)
  const whole = all.filter(Number.isInteger)
  return whole.length > 1 ? whole : all
}

/** Where everything of a chart stands. */
export function plotOf({ width, height, count, extent, showTick, hasMinors, after = AFTER }: PlotSize): Plot {
  const [lowest, highest] = extent
  const isFlat = lowest === highest
  const y = scaleLinear([lowest, isFlat ? lowest + 1 : highest], [0, 1]).nice(TICKS)
  const ticks = isFlat ? [0] : ticksOf(y)
  const left = Math.ceil(Math.max(...ticks.map((tick) => showTick(tick).length)) * LETTER) + 8
  const right = Math.max(left + 1, width - after)
  const step = (right - left) / Math.max(1, count)
  const showsMinors = hasMinors && step >= MINOR_STEP
  const bottom = height - (showsMinors ? BELOW_WITH_MINORS : BELOW)
  y.range([bottom, ABOVE])
  return { width, height, count, left, right, top: ABOVE, bottom, step, showsMinors, y, ticks }
}

/** The middle of a place on the axis. */
export const middleOf = ({ left, step }: Plot, at: number): number => left + (at + 0.5) * step

/** The place under a horizontal position, or null beside the plot. */
export function placeAt({ left, right, step }: Plot, x: number): number | null {
  return x < left || x >= right ? null : Math.floor((x - left) / step)
}
