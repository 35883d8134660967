import type { Country } from '../../country.ts'
import type { Hole } from './hole-model.ts'

/** How many boreholes never got a number. */
const WITHOUT = 0.04

/** The unique well identifier of a borehole, as the register and the logs have it. */
export const uwiOf = ({ nr }: Hole, { random }: Country): string | null =>
  random('uwi', nr).chance(WITHOUT) ? null : String(8_000_000_000 + nr * 137)
