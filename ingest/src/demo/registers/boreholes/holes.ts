import { scatteredIds } from '../../chance/ids.ts'
import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { type Plan, type Station, stationsOf } from './hole-path.ts'
import { provinceAt } from '../../ground/land.ts'
import { blockOf } from '../../ground/shelf.ts'
import { afterDays, dayIn, type Timeline } from '../../timeline.ts'
import { type Aimed, aimed } from './hole-aim.ts'
import { namesOf } from './hole-names.ts'
import type { Drill, Hole } from './hole-model.ts'
import { resultOf, statusOf } from './hole-outcome.ts'
import { planOf } from './hole-plan.ts'
import { serviceOf } from './hole-service.ts'
import type { LicenceIndex } from '../licences/licence-index.ts'

/** Ids as the register has them, some above 2^31 (as the national service has it). */
const IDS = { low: 100_000_000, high: 2_600_000_000 }

/** Makes a borehole of every drill; a sidetrack comes after the hole it leaves. */
export function makeHoles(
  { drills, licences }: { drills: readonly Drill[]; licences: LicenceIndex },
  country: Country,
): readonly Hole[] {
  const { timeline } = country
  const id = scatteredIds({ count: drills.length, ...IDS })
  const names = namesOf(drills, country)
  const leftAt = departures(drills)
  const holes = new Map<Drill, Hole>()
  drills.forEach((drill, nr) => {
    const random = country.random('hole', nr)
    const parent = drill.parent === null ? null : (holes.get(drill.parent) ?? null)
    const result = resultOf(drill, random)
    const course = { leftAt: leftAt.get(drill) ?? null, timeline }
    const service = serviceOf(drill, { ...course, result, random })
    const { plan, end } = courseOf({ nr, drill, parent, random }, country)
    const name = names.get(drill)
    if (!name) throw new Error('Every hole has a name.')
    holes.set(drill, {
      nr,
      drill,
      parent,
      plan,
      end,
      dbk: id(nr),
      ...name,
      block: blockOf(drill.position),
      province: provinceAt(drill.position),
      ...daysOf(drill, { random, timeline }),
      service,
      result,
      status: statusOf(drill, { ...course, service, random }),
      licenceId: licenceOf(drill, licences),
    })
  })
  return [...holes.values()]
}

/** When the first sidetrack of a hole left it. */
function departures(drills: readonly Drill[]): ReadonlyMap<Drill, number> {
  const moments = new Map<Drill, number>()
  for (const { parent, start } of drills) {
    if (parent !== null && start !== null)
      moments.set(parent, Math.min(start, moments.get(parent) ?? Infinity))
  }
  return moments
}

/** Days it takes to drill a hundred metres: more at sea, and more before 1980. */
function daysOf(
  { start, depth, field }: Drill,
  { random, timeline }: { random: Random; timeline: Timeline },
): Pick<Hole, 'startDay' | 'endDay'> {
  if (start === null) return { startDay: null, endDay: null }
  const startDay = Math.min(dayIn(start), timeline.today)
  const pace = ((field?.block ?? null) === null ? 0.9 : 1.5) * (start < 1980 ? 1.4 : 1)
  const endDay = afterDays(startDay, 4 + (depth / 100) * pace * random.between(0.6, 1.9))
  return { startDay, endDay: endDay > timeline.today ? null : endDay }
}

type Planning = Pick<Hole, 'nr' | 'drill' | 'parent'> & { readonly random: Random }

/** How a hole goes and where it ends: a hole of a field ends under that field. */
function courseOf({ nr, drill, parent, random }: Planning, country: Country): Aimed {
  const parentEnd = parent?.end ?? null
  const plan = planOf(drill, { random, parentEnd })
  const leaves = parent === null ? [] : pathOf(parent, country)
  const endOf = (changed: Plan): Station =>
    lastOf(stationsOf(changed, { random: country.random('path', nr), parent: leaves }))
  const { field, position: wellhead } = drill
  return field === null ? { plan, end: endOf(plan) } : aimed(plan, { field, wellhead, parentEnd, endOf })
}

type Routed = Pick<Hole, 'nr' | 'plan' | 'parent'>

/** The path of a hole: the same whenever it is asked for. */
export function pathOf({ nr, plan, parent }: Routed, country: Country): readonly Station[] {
  return stationsOf(plan, {
    random: country.random('path', nr),
    parent: parent === null ? [] : pathOf(parent, country),
  })
}

function lastOf(path: readonly Station[]): Station {
  const end = path.at(-1)
  if (!end) throw new Error('A path has at least one station.')
  return end
}

function licenceOf({ field, position, start }: Drill, licences: LicenceIndex): string | null {
  const inForce = field === null ? null : licences.ofField(field)[0]
  if (inForce) return inForce.id
  return start === null ? null : (licences.onDay(position, dayIn(start))?.id ?? null)
}
