/** Depths along the hole, in metres, from the top of a drawing to its bottom, in pixels. */
export type DepthScale = {
  readonly top: number
  readonly bottom: number
  readonly height: number
  readonly y: (depth: number) => number
  /** Round depths for the axis. */
  readonly ticks: readonly number[]
}

type Extent = { readonly top: number; readonly bottom: number; readonly height: number }

/** Ticks are at least so many pixels apart. */
const APART = 48

/** The next round number up: 1, 2 or 5 times a power of ten. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

export function depthScale({ top, bottom, height }: Extent): DepthScale {
  const span = Math.max(1, bottom - top)
  const step = roundUp((span * APART) / height)
  const first = Math.ceil(top / step) * step
  const ticks = Array.from({ length: Math.floor((bottom - first) / step) + 1 }, (_, at) => first + at * step)
  return { top, bottom, height, y: (depth) => ((depth - top) / span) * height, ticks }
}
