import type { Random } from '../../chance/random.ts'

/** A place along a hole, as a directional survey gives it: depths in metres, angles in degrees, dx east and dy north. */
export type Station = {
  readonly ah: number
  readonly angle: number
  readonly azimuth: number
  readonly tvd: number
  readonly dx: number
  readonly dy: number
}

export type Shape = 'V' | 'D' | 'H'

/** How a hole is meant to go. */
export type Plan = {
  readonly shape: Shape
  /** True depth to reach. */
  readonly depth: number
  /** Along-hole depth at which it leaves the vertical, or its parent. */
  readonly kickoff: number
  /** The angle it is built up to, from the vertical. */
  readonly angle: number
  readonly azimuth: number
  /** Metres drilled along the reservoir, for a horizontal hole. */
  readonly lateral: number
}

/** Degrees of bend per 30 m that drillers build: 2 to 4 is usual. */
const BUILD = 3 / 30
const NEARLY_HORIZONTAL = 87.5

/** About this many stations per hole. */
const STATIONS = 44

const surface: Station = { ah: 0, angle: 0, azimuth: 0, tvd: 0, dx: 0, dy: 0 }

const rounded = (value: number): number => Math.round(value * 100) / 100

type Drilling = { readonly random: Random; readonly parent?: readonly Station[] }

/**
 * The stations of a hole, from the surface or from where it leaves its parent. Positions follow from the angles by minimum
 * curvature (Taylor and Mason 1972), computed from the angles as published, so that a reader finds the same.
 */
export function stationsOf(plan: Plan, { random, parent = [] }: Drilling): readonly Station[] {
  const stations: Station[] = parent.filter(({ ah }) => ah <= plan.kickoff)
  if (stations.length === 0) stations.push(surface)
  const step = Math.max(25, Math.round((plan.depth * (1 + plan.angle / 120)) / STATIONS / 5) * 5)
  let horizontal = 0
  for (let at = stations.at(-1) ?? surface; ;) {
    const landing = plan.shape === 'H' && at.tvd > plan.depth - bendDepth(plan.angle)
    const wanted = at.ah < plan.kickoff ? random.between(0.1, 0.9) : landing ? NEARLY_HORIZONTAL : plan.angle
    const next = {
      ah: at.ah + step,
      angle: rounded(
        Math.max(0.05, nudge({ from: at.angle, to: wanted, most: BUILD * step }) + random.normal(0, 0.25)),
      ),
      azimuth: rounded(
        turn(
          at.angle < 1
            ? plan.azimuth
            : nudgeAround({ from: at.azimuth, to: plan.azimuth, most: 0.06 * step }),
          random.normal(0, 1.2),
        ),
      ),
    }
    const reached = advance(at, next)
    horizontal += landing && at.angle > 80 ? step : 0
    const deepEnough = plan.shape === 'H' ? horizontal >= plan.lateral : reached.tvd >= plan.depth
    if (deepEnough && plan.shape !== 'H') {
      // The last piece is as long as it takes to reach the depth.
      const share = Math.max(0.05, (plan.depth - at.tvd) / (reached.tvd - at.tvd))
      stations.push(advance(at, { ...next, ah: rounded(at.ah + step * share) }))
      return stations
    }
    stations.push(reached)
    if (deepEnough || reached.ah > 9000) return stations
    at = reached
  }
}

/** True depth it takes to bend from an angle to the horizontal. */
const bendDepth = (angle: number): number => (180 / Math.PI / BUILD) * (1 - Math.sin((angle * Math.PI) / 180))

type Nudge = { readonly from: number; readonly to: number; readonly most: number }

const nudge = ({ from, to, most }: Nudge): number => from + Math.max(-most, Math.min(most, to - from))

const nudgeAround = ({ from, to, most }: Nudge): number => {
  const difference = ((to - from + 540) % 360) - 180
  return from + Math.max(-most, Math.min(most, difference))
}

const turn = (azimuth: number, by: number): number => (azimuth + by + 720) % 360

const RADIANS = Math.PI / 180

function advance(from: Station, to: Pick<Station, 'ah' | 'angle' | 'azimuth'>): Station {
  const sine1 = Math.sin(from.angle * RADIANS)
  const sine2 = Math.sin(to.angle * RADIANS)
  const cosine1 = Math.cos(from.angle * RADIANS)
  const cosine2 = Math.cos(to.angle * RADIANS)
  const turned = Math.cos((to.azimuth - from.azimuth) * RADIANS)
  const dogleg = Math.acos(Math.max(-1, Math.min(1, cosine1 * cosine2 + sine1 * sine2 * turned)))
  const ratio = dogleg < 1e-6 ? 1 : (2 / dogleg) * Math.tan(dogleg / 2)
  const half = ((to.ah - from.ah) / 2) * ratio
  const east = sine1 * Math.sin(from.azimuth * RADIANS) + sine2 * Math.sin(to.azimuth * RADIANS)
  const north = sine1 * Math.cos(from.azimuth * RADIANS) + sine2 * Math.cos(to.azimuth * RADIANS)
  return {
    ah: to.ah,
    angle: to.angle,
    azimuth: to.azimuth,
    tvd: from.tvd + half * (cosine1 + cosine2),
    dx: from.dx + half * east,
    dy: from.dy + half * north,
  }
}

/** Along-hole depth at a true depth, between the stations. */
export function alongHole(stations: readonly Station[], tvd: number): number {
  const after = stations.findIndex((station) => station.tvd >= tvd)
  const [above, below] = [stations[after - 1], stations[after]]
  if (!below) return stations.at(-1)?.ah ?? tvd
  if (!above) return below.ah
  return above.ah + ((tvd - above.tvd) / (below.tvd - above.tvd)) * (below.ah - above.ah)
}
