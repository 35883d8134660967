import type { Plan, Station } from './hole-path.ts'
import { difference, offset, type Position } from '../../ground/plane.ts'
import { ringContains } from '../../ground/shapes.ts'
import type { DemoField } from '../fields/field-model.ts'

const RADIANS = Math.PI / 180

/** Degrees that a hole is turned to come under its field: the least first. */
const TURNS = [
  0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60, 75, -75, 90, -90, 110, -110, 130, -130, 155, -155, 180,
]

/** What a hole that goes too far, or not far enough, does with its angle and its horizontal part. */
const REACHES = [1, 0.75, 0.55, 0.4, 0.25, 0.12, 1.25, 1.5, 1.9]
const LATERALS = [1, 0.6, 0.35, 0.15]
const STEEPEST = 62

/** The angles tried for a vertical hole that stands beside its field. */
const LEANING = [4, 8, 13, 19, 26, 34, 42, 50, 58]

/** Where a sidetrack leaves its hole, as a share of that hole, when it ends outside the field from where it was meant to. */
const LATER = [0.9, 0.96, 0.99]

type End = Pick<Station, 'dx' | 'dy'>

/** East and north turned clockwise. */
const turnedBy = ({ dx, dy }: End, degrees: number): End => {
  const [sine, cosine] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)]
  return { dx: dx * cosine + dy * sine, dy: dy * cosine - dx * sine }
}

/** Metres by which a hole stays clear of the edge: roundings and other ways to compute leave it inside. */
const MARGINS = [
  [6, 6],
  [6, -6],
  [-6, 6],
  [-6, -6],
] as const

/** The longitude from which the north of the grid of UTM zone 31 turns away from true north. */
const UTM31 = 3

/**
 * Whether a hole ends under its field, both for who takes its dx and dy along the meridian and for who takes them along the
 * grid of UTM zone 31, as the register does: on land that makes some fifty metres for each kilometre.
 */
function endsUnder({ outline }: DemoField, wellhead: Position, end: End): boolean {
  const convergence = (wellhead.lon - UTM31) * Math.sin(wellhead.lat * RADIANS)
  return [end, turnedBy(end, convergence)].every(({ dx, dy }) =>
    MARGINS.every(([east, north]) =>
      ringContains(outline, offset(wellhead, { east: dx + east, north: dy + north })),
    ),
  )
}

export type Aim = {
  readonly field: DemoField
  readonly wellhead: Position
  /** The last station of the hole it leaves, for a sidetrack. */
  readonly parentEnd: Station | null
  readonly endOf: (plan: Plan) => Station
}

/** A plan and where the hole then ends. */
export type Aimed = { readonly plan: Plan; readonly end: Station }

/** The plan of a hole, changed as little as it takes for the hole to end under its field. */
export function aimed(plan: Plan, aim: Aim): Aimed {
  const under = (end: End): boolean => endsUnder(aim.field, aim.wellhead, end)
  return aim.parentEnd === null
    ? aimedFromSurface(plan, { ...aim, under })
    : aimedFromParent(plan, { ...aim, under, parentEnd: aim.parentEnd })
}

type Aiming<Parent> = Aim & { readonly under: (end: End) => boolean; readonly parentEnd: Parent }

const turnedPlan = (plan: Plan, degrees: number): Plan => ({
  ...plan,
  azimuth: (plan.azimuth + degrees + 720) % 360,
})

/** A hole from the surface turns as a whole when its plan is turned: only a change of its reach makes another path. */
function aimedFromSurface(plan: Plan, aim: Aiming<Station | null>): Aimed {
  const { under, endOf } = aim
  for (const candidate of reachesOf(plan)) {
    const end = endOf(candidate)
    for (const turn of TURNS) {
      if (!under(turnedBy(end, turn))) continue
      if (turn === 0) return { plan: candidate, end }
      const turned = turnedPlan(candidate, turn)
      const turnedEnd = endOf(turned)
      if (under(turnedEnd)) return { plan: turned, end: turnedEnd }
    }
  }
  return straight(plan, aim)
}

/** Halvings of the angle: after twelve the hole ends within metres of where it is meant to. */
const HALVINGS = 12

/** A hole that leaves the vertical early and goes straight to the middle of its field. */
function straight(plan: Plan, { field, wellhead, endOf }: Aim): Aimed {
  const { east, north } = difference(wellhead, field.position)
  const kickoff = Math.round(Math.min(plan.kickoff, plan.depth * 0.2, 400))
  let [least, most] = [0, STEEPEST + 10]
  let found: Plan = plan
  for (let halving = 0; halving < HALVINGS; halving++) {
    const angle = (least + most) / 2
    const leaning: Plan = { ...plan, shape: 'D', kickoff, angle, lateral: 0 }
    const { dx, dy } = endOf(leaning)
    found = turnedPlan(leaning, (Math.atan2(east, north) - Math.atan2(dx, dy)) / RADIANS)
    if (Math.hypot(dx, dy) < Math.hypot(east, north)) least = angle
    else most = angle
  }
  return { plan: found, end: endOf(found) }
}

/** The plan itself, then with less and more reach, in the end another shape. */
function* reachesOf(plan: Plan): Iterable<Plan> {
  const { shape, depth } = plan
  const deviated = {
    ...plan,
    shape: 'D' as const,
    kickoff: Math.min(plan.kickoff, Math.round(Math.min(depth * 0.3, 700))),
  }
  if (shape === 'H') {
    for (const share of LATERALS) yield { ...plan, lateral: plan.lateral * share }
  }
  if (shape === 'V') {
    yield plan
    for (const angle of LEANING) yield { ...deviated, angle }
    return
  }
  for (const share of REACHES) {
    const angle = Math.min(STEEPEST, plan.angle * share)
    yield shape === 'D' ? { ...plan, angle } : { ...deviated, kickoff: plan.kickoff, angle }
  }
  yield { ...plan, shape: 'V', kickoff: Infinity, angle: 0, lateral: 0 }
}

/** A sidetrack begins with the direction of the hole it leaves, so each way is tried whole. */
function aimedFromParent(plan: Plan, aim: Aiming<Station>): Aimed {
  const { under, endOf, parentEnd } = aim
  for (const candidate of departuresOf(plan, parentEnd)) {
    for (const turn of TURNS) {
      const turned = turnedPlan(candidate, turn)
      const end = endOf(turned)
      if (under(end)) return { plan: turned, end }
    }
  }
  return straight(plan, aim)
}

function* departuresOf(plan: Plan, { ah, tvd, angle }: Station): Iterable<Plan> {
  yield plan
  const deviated = { ...plan, shape: 'D' as const }
  for (const share of [0.6, 0.3]) yield { ...deviated, angle: plan.angle * share }
  for (const later of LATER) {
    const kickoff = Math.round(ah * later)
    yield { ...deviated, kickoff }
    yield { ...deviated, kickoff, angle: plan.angle * 0.4 }
    // Beside its parent, a few metres deeper.
    yield { ...deviated, kickoff, angle: Math.min(angle, STEEPEST), depth: tvd + 4 }
  }
}
