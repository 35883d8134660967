import { apportion } from '../../chance/apportion.ts'
import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { provinceAt } from '../../ground/land.ts'
import { offset, type Position, type Ring, towards } from '../../ground/plane.ts'
import { blockOf } from '../../ground/shelf.ts'
import type { Claim } from './licence-model.ts'
import type { LicenceRoom } from './licence-room.ts'
import { areaAround } from './licences-on-land.ts'

/** The 335 licences in force have 440 polygons (D24); one may own up to ten areas (as the national service has it). */
const POLYGONS = 440
const MOST = 10

/** Gives some licences further areas near their own, so that all have the wanted number of polygons together. */
export function withFurtherAreas(
  claims: readonly Claim[],
  room: LicenceRoom,
  country: Country,
): readonly Claim[] {
  const random = country.random('further areas')
  const polygons = claims.reduce((so, { rings }) => so + rings.length, 0)
  // One production licence in three, the first of them many areas and the others few.
  const weights = claims.map(({ type, rings }) =>
    type === 'PRD' && rings.length === 1 && random.chance(0.33) ? random.logNormal(1, 0.9) : 0,
  )
  const further = apportion(Math.max(0, country.count(POLYGONS, claims.length) - polygons), weights)
  let left = 0
  return claims.map((claim, nr) => {
    const wanted = (further[nr] ?? 0) + left
    const most = (further[nr] ?? 0) > 0 ? MOST - claim.rings.length : 0
    const added = areasNear(claim, { wanted: Math.min(wanted, most), room, random })
    left = wanted - added.length
    return { ...claim, rings: [...claim.rings, ...added] }
  })
}

type Adding = { readonly wanted: number; readonly room: LicenceRoom; readonly random: Random }

/** How many places are tried for an area before the licence after it gets it. */
const TRIES = 120

/** Areas near those of a licence, each clear of all others: fewer where there is no room. */
function areasNear(claim: Claim, { wanted, room, random }: Adding): readonly Ring[] {
  const added: Ring[] = []
  for (let trial = 0; trial < TRIES && added.length < wanted; trial++) {
    const ring = areaNear(claim, random)
    if (ring === null || !room.isFree(claim.resource, ring)) continue
    room.add(claim.resource, ring)
    added.push(ring)
  }
  return added
}

/** An area at a place near the first corner of a licence; null where it is not allowed to lie there. */
function areaNear({ rings, sea }: Claim, random: Random): Ring | null {
  const [corner] = rings[0] ?? []
  if (corner === undefined) throw new Error('A licence has at least one area.')
  const centre: Position = towards(corner, {
    direction: random.between(0, 360),
    metres: FARTHEST * random.next() ** 2,
  })
  if (sea) return blockOf(centre) === null ? null : rectangle(centre, random)
  return provinceAt(centre) === null ? null : areaAround(centre, { reach: random.between(700, 2200), random })
}

/** Metres to the farthest of such areas; most lie much nearer. */
const FARTHEST = 45_000

/** A small area along the grid, as fields that reach into a neighbour's block get. */
function rectangle(centre: Position, random: Random): Ring {
  const east = random.between(1200, 3000)
  const north = random.between(1200, 3000)
  return [
    offset(centre, { east: -east, north: -north }),
    offset(centre, { east, north: -north }),
    offset(centre, { east, north }),
    offset(centre, { east: -east, north }),
  ]
}
