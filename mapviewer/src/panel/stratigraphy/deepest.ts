import type { Interval } from '../../calls/borehole-calls.ts'

/** How deep the lowest layer goes, in metres along the hole. */
export const deepest = (intervals: readonly Interval[]): number =>
  Math.max(1, ...intervals.map(({ bottomDepth }) => bottomDepth ?? 0))
