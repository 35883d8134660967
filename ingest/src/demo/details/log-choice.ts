import type { Country } from '../country.ts'
import type { Hole } from '../registers/boreholes/hole-model.ts'
import { afterYears } from '../timeline.ts'

/** Sizes of D24. */
const LAS_FILES = 300

/** The boreholes whose log is in the package as a file: public, deep enough, spread evenly over the register. */
export function holesWithLas(holes: readonly Hole[], { count, timeline }: Country): readonly Hole[] {
  const suiting = holes.filter(
    ({ end, endDay, drill }) =>
      end.ah > 800 && endDay !== null && afterYears(endDay, 5) < timeline.today && (drill.start ?? 0) > 1955,
  )
  const wanted = Math.min(suiting.length, count(LAS_FILES, 3))
  return Array.from(
    { length: wanted },
    (_, nr) => suiting[Math.floor((nr * suiting.length) / wanted)],
  ).filter((hole) => hole !== undefined)
}
