import type { anaDigType } from '@datacentre/catalogue/codes/seismic'
import type { Random } from '../../chance/random.ts'
import { distance, type Position, towards } from '../../ground/plane.ts'
import type { Where } from '../../sector/seeking.ts'
import type { SurveyPlan } from './seismic-plan.ts'
import { regionAt } from './seismic-area.ts'

export type AnaDig = (typeof anaDigType)[number]

export type DemoLine = {
  readonly places: readonly Position[]
  /** Metres. */
  readonly length: number
  readonly regions: ReadonlySet<string>
  readonly type: AnaDig
}

/** Places along a line at which we look whether it is still inside the country, in metres. */
const STEP = { sea: 2500, land: 1200 }

/** A line is bent: metres aside, more on land where it follows roads. */
const BEND = { sea: 40, land: 180 }
const BENDS = { sea: 3, land: 5 }

/** A shorter line is not worth shooting, in metres. */
const SHORTEST = 1500

/** The lines of a survey: nearly parallel ones and cross-lines, cut off at the coast or the border. */
export function* linesOf(plan: SurveyPlan, random: Random): Iterable<DemoLine> {
  const along = Math.ceil(plan.lines * 0.64)
  for (let nr = 0; nr < plan.lines; nr++) {
    const cross = nr >= along
    const count = cross ? plan.lines - along : along
    const rank = cross ? nr - along : nr
    const aside = ((rank + 0.5) / count - 0.5) * plan.spacing * count
    yield lineAt(
      {
        plan,
        course: {
          aside,
          direction: plan.direction + (cross ? 90 : 0),
          length: cross ? plan.spacing * along + 3000 : plan.length,
        },
      },
      random,
    )
  }
}

type Course = { readonly aside: number; readonly direction: number; readonly length: number }

/** A place along a line and the block or province it lies in. */
type Sample = { readonly place: Position; readonly region: string }

function lineAt({ plan, course }: { plan: SurveyPlan; course: Course }, random: Random): DemoLine {
  // A line that lies outside the country is moved towards the middle of the survey, where there is room.
  for (let closer = 1; closer > 0.02; closer *= 0.5) {
    const middle = towards(plan.centre, {
      direction: course.direction + 90,
      metres: course.aside * closer * random.between(0.95, 1.05),
    })
    const direction = course.direction + random.normal(0, 1.5)
    const length = Math.max(2 * SHORTEST, course.length * random.between(0.7, 1.05))
    const run = insideRun({ where: plan.where, middle, direction, length })
    if (run.length >= 2 && lengthOf(run.map(({ place }) => place)) >= SHORTEST)
      return finished(run, { plan, random })
  }
  return finished(shortLine(plan, course.direction), { plan, random })
}

/** The shortest line through the middle of a survey, for where nothing longer fits. */
function shortLine({ centre, where }: SurveyPlan, direction: number): readonly Sample[] {
  const region = regionAt(centre, where) ?? ''
  return [-0.5, 0.5].map((share) => ({
    place: towards(centre, { direction, metres: share * SHORTEST }),
    region,
  }))
}

/** A straight line through a place. */
type Straight = Omit<Course, 'aside'> & { readonly where: Where; readonly middle: Position }

/** The longest unbroken run of places inside the country along a straight line. */
function insideRun({ where, middle, direction, length }: Straight): readonly Sample[] {
  const pieces = Math.max(2, Math.round(length / STEP[where]))
  let best: Sample[] = []
  let run: Sample[] = []
  for (let at = 0; at <= pieces; at++) {
    const place = towards(middle, { direction, metres: (at / pieces - 0.5) * length })
    const region = regionAt(place, where)
    if (region === null) run = []
    else run.push({ place, region })
    if (run.length > best.length) best = run
  }
  return best
}

function lengthOf(places: readonly Position[]): number {
  return places.reduce((so, place, at) => so + (at === 0 ? 0 : distance(places[at - 1] ?? place, place)), 0)
}

/** Bends a line at a few places, the ends where they were. */
function finished(
  run: readonly Sample[],
  { plan: { where, year }, random }: { plan: SurveyPlan; random: Random },
): DemoLine {
  const bend = BEND[where]
  const every = Math.max(1, Math.ceil(run.length / BENDS[where]))
  const kept = run.filter((_, at) => at === 0 || at === run.length - 1 || at % every === 0)
  const places = kept.map(({ place }, at) => {
    if (at === 0 || at === kept.length - 1) return place
    return towards(place, { direction: random.between(0, 360), metres: Math.abs(random.normal(0, bend)) })
  })
  return {
    places,
    length: Math.round(lengthOf(places)),
    regions: new Set(run.map(({ region }) => region)),
    type: typeIn(year, random),
  }
}

/** Paper before 1970; afterwards tapes of several kinds. */
function typeIn(year: number, random: Random): AnaDig {
  if (year < 1968) return random.from({ ANA: 70, DIGSSS: 20, DIGVEC: 10 })
  if (year < 1978) return random.from({ ANA: 30, DIGSSS: 15, DIGVEC: 15, DIGFLD: 15, DIG: 25 })
  return random.from({ DIG: 40, DIGORG: 22, DIGFLD: 18, DIGREP: 14, DIGSSS: 4, ANA: 2 })
}
