import type { Interpretation, Interval } from '../../calls/borehole-calls.ts'

/** The preferred reading of the layers first, then the newest. */
export const preferredFirst = (interpretations: readonly Interpretation[]): readonly Interpretation[] =>
  interpretations.toSorted(
    (one, other) =>
      Number(other.preferredBln === 'J') - Number(one.preferredBln === 'J') ||
      (other.interpretationDate ?? 0) - (one.interpretationDate ?? 0),
  )

/** How deep the lowest layer goes, in metres along the hole. */
export const deepest = (intervals: readonly Interval[]): number =>
  Math.max(1, ...intervals.map(({ bottomDepth }) => bottomDepth ?? 0))
