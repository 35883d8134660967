import type { Band } from './chart.ts'

/** From where to where a bar goes; null where its band has no value or nothing to draw. */
type Segment = readonly [from: number, to: number] | null

/** The bars of a year: upon each other, and those of less than nothing, as a correction makes them, below the axis. */
export function segmentsAt(bands: readonly Band[], at: number): readonly Segment[] {
  let [above, below] = [0, 0]
  return bands.map(({ values }): Segment => {
    const value = values[at] ?? 0
    if (value > 0) return [above, (above += value)]
    return value < 0 ? [below, (below += value)] : null
  })
}

/** Whether nothing but zeros was reported of a year: that is no gap (D28.32). */
export function isZeroAt(bands: readonly Band[], at: number): boolean {
  const known = bands.map(({ values }) => values[at] ?? null).filter((value) => value !== null)
  return known.length > 0 && known.every((value) => value === 0)
}

/** How far the bars of all years go, downwards and upwards. */
export function extentOf(
  bands: readonly Band[],
  count: number,
): { readonly lowest: number; readonly highest: number } {
  let [lowest, highest] = [0, 0]
  for (let at = 0; at < count; at++)
    for (const segment of segmentsAt(bands, at)) {
      lowest = Math.min(lowest, segment?.[1] ?? 0)
      highest = Math.max(highest, segment?.[1] ?? 0)
    }
  return { lowest, highest }
}

/** Round amounts from at or below the lowest to at or above the highest; things are counted in whole ones. */
export function axisOf(
  { lowest, highest }: ReturnType<typeof extentOf>,
  isCounted: boolean,
): { readonly bottom: number; readonly top: number; readonly step: number } {
  const farthest = Math.max(highest, -lowest)
  if (farthest <= 0) return { bottom: 0, top: 1, step: 1 }
  const size = 10 ** Math.floor(Math.log10(farthest))
  const round = [size / 5, size / 2, size, size * 2].find((one) => farthest / one <= 5) ?? size * 5
  const step = isCounted ? Math.max(1, round) : round
  // Without a bar below it the axis is where the picture ends.
  return {
    bottom: lowest < 0 ? Math.floor(lowest / step) * step : 0,
    top: Math.ceil(highest / step) * step,
    step,
  }
}
