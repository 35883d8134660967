import type { DeviationPoint } from '../supporting/deviation.ts'

/** A place in a hole: metres to the east and north of where it starts, and straight down from its reference level. */
type HolePlace = { readonly east: number; readonly north: number; readonly down: number }

/** Where a hole goes, by its depth along the hole. */
export type HoleCourse = {
  readonly at: (ahDepth: number) => HolePlace
  /** The depths along the hole at which it was measured, from the top down. */
  readonly measured: readonly number[]
}

type Measured = Pick<DeviationPoint, 'ahDepth' | 'devAngle' | 'azimuth' | 'tvDepth' | 'dx' | 'dy'>

type Station = {
  readonly ah: number
  /** Of length one; null where only the place was told. */
  readonly heading: HolePlace | null
  readonly place: HolePlace
}

const START: HolePlace = { east: 0, north: 0, down: 0 }
const STRAIGHT_DOWN: HolePlace = { east: 0, north: 0, down: 1 }

const combine = (one: HolePlace, other: HolePlace, share: number): HolePlace => ({
  east: one.east + share * other.east,
  north: one.north + share * other.north,
  down: one.down + share * other.down,
})

const dot = (one: HolePlace, other: HolePlace): number =>
  one.east * other.east + one.north * other.north + one.down * other.down

const angleBetween = (one: HolePlace, other: HolePlace): number =>
  Math.acos(Math.min(1, Math.max(-1, dot(one, other))))

/** A direction is needed only by a hole that leans. */
function headingOf({ devAngle, azimuth }: Measured): HolePlace | null {
  if (devAngle === null || (azimuth === null && devAngle !== 0)) return null
  const [lean, turn] = [(devAngle * Math.PI) / 180, ((azimuth ?? 0) * Math.PI) / 180]
  return {
    east: Math.sin(lean) * Math.sin(turn),
    north: Math.sin(lean) * Math.cos(turn),
    down: Math.cos(lean),
  }
}

const placeOf = ({ dx, dy, tvDepth }: Measured): HolePlace | null =>
  dx === null || dy === null || tvDepth === null ? null : { east: dx, north: dy, down: tvDepth }

/** Below this bend in radians an arc is a straight line to a computer. */
const NO_BEND = 1e-6

/** How far a hole gets over a length on which it bends from one heading to another: the arc that bends least (minimum curvature). */
function arc(from: HolePlace, to: HolePlace, length: number): HolePlace {
  const bend = angleBetween(from, to)
  const ratio = bend < NO_BEND ? 1 : (2 / bend) * Math.tan(bend / 2)
  return combine(START, combine(from, to, 1), (length / 2) * ratio)
}

/** The heading part of the way along the arc. */
function between(from: HolePlace, to: HolePlace, share: number): HolePlace {
  const bend = angleBetween(from, to)
  if (bend < NO_BEND) return from
  const [first, second] = [Math.sin((1 - share) * bend), Math.sin(share * bend)]
  return combine(combine(START, from, first / Math.sin(bend)), to, second / Math.sin(bend))
}

/** Places as they were told, else as they follow from the headings. */
function stationsOf(points: readonly Measured[]): readonly Station[] {
  const stations: Station[] = []
  for (const point of points.toSorted((one, other) => (one.ahDepth ?? 0) - (other.ahDepth ?? 0))) {
    const [told, heading] = [placeOf(point), headingOf(point)]
    const before = stations.at(-1)
    if (point.ahDepth === null || point.ahDepth < 0 || (before && point.ahDepth <= before.ah)) continue
    if (told === null && heading === null) continue
    const ah = point.ahDepth
    if (before === undefined && ah > 0) stations.push({ ah: 0, heading: STRAIGHT_DOWN, place: START })
    const above = stations.at(-1)
    const reckoned =
      above === undefined || heading === null
        ? START
        : combine(above.place, arc(above.heading ?? heading, heading, ah - above.ah), 1)
    stations.push({ ah, heading, place: told ?? reckoned })
  }
  return stations
}

/** From one station to the next, and past the last one straight on. */
function onTheWay(from: Station, to: Station, ah: number): HolePlace {
  const length = to.ah - from.ah
  const share = (ah - from.ah) / length
  if (from.heading === null || to.heading === null || share > 1)
    return combine(from.place, combine(to.place, from.place, -1), share)
  const along = arc(from.heading, between(from.heading, to.heading, share), ah - from.ah)
  // Places that were told are rounded or reckoned otherwise: what is left over is spread over the way.
  const left = combine(combine(to.place, from.place, -1), arc(from.heading, to.heading, length), -1)
  return combine(combine(from.place, along, 1), left, share)
}

/** The course of a hole by what was measured; null where that is too little to tell one. */
export function holeCourse(points: readonly Measured[]): HoleCourse | null {
  const stations = stationsOf(points)
  const last = stations.at(-1)
  if (last === undefined || stations.length < 2) return null
  return {
    measured: stations.map(({ ah }) => ah),
    at: (ah) => {
      if (ah > last.ah && last.heading !== null) return combine(last.place, last.heading, ah - last.ah)
      const next = stations.findIndex((station, at) => at > 0 && station.ah >= ah)
      const to = next === -1 ? stations.length - 1 : next
      return onTheWay(stations[to - 1]!, stations[to]!, ah)
    },
  }
}

/** A hole that goes straight down. */
export const STRAIGHT_COURSE: HoleCourse = {
  at: (down) => ({ ...START, down }),
  measured: [],
}
