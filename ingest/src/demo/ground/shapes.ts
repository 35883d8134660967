import type { Random } from '../chance/random.ts'
import { difference, distance, offset, type Position, type Ring, towards } from './plane.ts'

/** A smooth blob: an ellipse with a few slow waves along its edge, as a field is drawn. */
export type Blob = {
  readonly centre: Position
  readonly km2: number
  /** Length over width. */
  readonly elongation: number
  /** Degrees clockwise from north. */
  readonly direction: number
}

export function blobRing({ centre, km2, elongation, direction }: Blob, random: Random): Ring {
  const width = Math.sqrt((km2 * 1e6) / Math.PI / elongation)
  const length = width * elongation
  const points = Math.round(Math.min(64, 20 + Math.sqrt(km2) * 3))
  const waves = [2, 3, 4, 5].map((count) => ({
    count,
    height: random.between(0, 0.3) / count,
    phase: random.between(0, 2 * Math.PI),
  }))
  const tilt = ((90 - direction) * Math.PI) / 180
  return Array.from({ length: points }, (_, at) => {
    const angle = (2 * Math.PI * at) / points
    const bulge = waves.reduce(
      (so, { count, height, phase }) => so + height * Math.cos(count * angle + phase),
      1,
    )
    const along = length * bulge * Math.cos(angle)
    const across = width * bulge * Math.sin(angle)
    return offset(centre, {
      east: along * Math.cos(tilt) - across * Math.sin(tilt),
      north: along * Math.sin(tilt) + across * Math.cos(tilt),
    })
  })
}

type Star = {
  readonly corners: number
  /** Metres from the centre to the corner in a direction. */
  readonly reach: (direction: number) => number
}

/** A polygon seen whole from its centre: the reach in each of a number of directions, in metres. */
export function starRing(centre: Position, { corners, reach }: Star): Ring {
  return Array.from({ length: corners }, (_, at) => {
    const direction = (360 * at) / corners
    return towards(centre, { direction, metres: reach(direction) })
  })
}

type Reach = {
  readonly direction: number
  readonly wanted: number
  readonly inside: (place: Position) => boolean
}

/** The reach in a direction that stays within an area: the wanted one, shortened step by step. */
export function reachWithin(centre: Position, { direction, wanted, inside }: Reach): number {
  const STEPS = 24
  for (let step = 1; step <= STEPS; step++) {
    if (!inside(towards(centre, { direction, metres: (wanted * step) / STEPS })))
      return (wanted * (step - 0.5)) / STEPS
  }
  return wanted
}

type Neighbours = { readonly direction: number; readonly others: readonly Position[] }

/** How far one may go from a centre in a direction before another centre is nearer. */
export function reachToNeighbour(centre: Position, { direction, others }: Neighbours): number {
  const angle = (direction * Math.PI) / 180
  let reach = Infinity
  for (const other of others) {
    const { east, north } = difference(centre, other)
    const towardsOther = (east * Math.sin(angle) + north * Math.cos(angle)) / Math.hypot(east, north)
    if (towardsOther > 0.01) reach = Math.min(reach, distance(centre, other) / 2 / towardsOther)
  }
  return reach
}

export function ringContains(ring: Ring, { lon, lat }: Position): boolean {
  let inside = false
  let previous = ring.at(-1)
  for (const point of ring) {
    if (previous && point.lat > lat !== previous.lat > lat) {
      const crossing =
        point.lon + ((lat - point.lat) / (previous.lat - point.lat)) * (previous.lon - point.lon)
      if (lon < crossing) inside = !inside
    }
    previous = point
  }
  return inside
}

/** The smallest convex ring around places (Andrew's monotone chain). */
export function hullOf(places: readonly Position[]): Ring {
  const sorted = [...places].sort((a, b) => a.lon - b.lon || a.lat - b.lat)
  const half = (points: readonly Position[]): Position[] => {
    const chain: Position[] = []
    for (const point of points) {
      while (chain.length > 1 && !turnsLeft([chain.at(-2), chain.at(-1), point])) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turnsLeft = ([a, b, c]: readonly [Position | undefined, Position | undefined, Position]): boolean =>
  !!a && !!b && (b.lon - a.lon) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lon - a.lon) > 0
