import { isGeothermal, type SignedBorehole } from './borehole-marks.ts'
import { boreholeStates } from './borehole-states.ts'
import { findingOf, findings, hasFound } from './result-findings.ts'

/** More than there are states. */
const FINDING_STEP = 10
/** More than all findings and states together. */
const NOT_IN_USE = 100

/**
 * Which borehole of a crowd stands for it: the one with the lowest rank. What is in use comes first, because a visitor asks
 * what happens there before what was found there once; then oil, gas and heat before salt, coal and water, traces, dry holes,
 * failures and what nobody knows; and last the state, as a hole that rests may be used again and one that is closed will not.
 */
export function tellingRank(borehole: SignedBorehole): number {
  const { result, state } = borehole
  const isHeat = isGeothermal(borehole) && hasFound(result)
  const finding = isHeat ? findings.indexOf('hydrocarbons') : findings.indexOf(findingOf(result))
  return (state === 'inUse' ? 0 : NOT_IN_USE) + finding * FINDING_STEP + boreholeStates.indexOf(state)
}
