import type { Country } from '../../country.ts'
import { afterYears } from '../../timeline.ts'
import type { Hole } from './hole-model.ts'

/** A borehole becomes public five years after it was drilled, under the Mining Act. */
const CONFIDENTIAL_YEARS = 5

/** The day the Mining Act came into force: it made public, all at once, what had been kept until then. */
const MINING_ACT = Date.UTC(2003, 0, 1)

/** Owners made the first boreholes public of their own accord in 1972. */
const EARLIEST = Date.UTC(1972, 0, 1)

/** How many of those that could be public before the Act were: 3,556 of 6,609 live ones waited for it. */
const BEFORE_THE_ACT = 0.46

/** How many boreholes have no such day: five in the live register. */
const NONE = 5

/** The boreholes without a day from which they are public: a few that are still to be drilled. */
export const neverPublic = (holes: readonly Hole[], { count }: Country): ReadonlySet<Hole> =>
  new Set(holes.filter(({ startDay }) => startDay === null).slice(0, count(NONE, 1)))

/** From which day the data of a borehole are public. */
export function publicDay({ nr, startDay, endDay }: Hole, { random, timeline }: Country): number {
  const day = afterYears(endDay ?? startDay ?? timeline.today, CONFIDENTIAL_YEARS)
  if (day >= MINING_ACT) return day
  return day >= EARLIEST && random('public', nr).chance(BEFORE_THE_ACT) ? day : MINING_ACT
}
