import type { StratInterpretation } from '../supporting/stratigraphy.ts'

type Read = Pick<StratInterpretation, 'preferredBln' | 'interpretationDate'>

/** The preferred reading of the layers first, then the newest. */
export const preferredFirst = <Interpretation extends Read>(
  interpretations: readonly Interpretation[],
): readonly Interpretation[] =>
  interpretations.toSorted(
    (one, other) =>
      Number(other.preferredBln === 'J') - Number(one.preferredBln === 'J') ||
      (other.interpretationDate ?? 0) - (one.interpretationDate ?? 0),
  )
