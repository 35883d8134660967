import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import type { Position, Ring } from '../../ground/plane.ts'
import { shelfBlocks } from '../../ground/shelf.ts'
import { nearestTown } from '../../ground/towns.ts'
import { placeNearTown } from '../../sector/seeking.ts'
import { divide } from './block-parts.ts'
import type { Claim, LicenceType } from './licence-model.ts'
import type { LicenceRoom } from './licence-room.ts'
import { areaAround, licenceName } from './licences-on-land.ts'

/** Who was there first: what produces, then what stores, then what is sought. */
const precedence: Readonly<Record<LicenceType, number>> = {
  PRD: 0,
  GFL: 1,
  GSL: 2,
  STR: 3,
  SRP: 4,
  GEA: 5,
  EXP: 6,
}

/** How much smaller an area is tried, as a share of its length. */
const SIZES = [1, 0.8, 0.64, 0.5, 0.4, 0.3, 0.22]

/** How many places are tried for an area that has no room where it was asked for. */
const PLACES = 120

/** Licences for one resource lie apart: an area that would overlap is made smaller, or asked for elsewhere. */
export function licencesApart(
  claims: readonly Claim[],
  room: LicenceRoom,
  country: Country,
): readonly Claim[] {
  const placed = new Map<Claim, Claim>()
  const inOrder = claims
    .map((claim, nr) => ({ claim, nr }))
    .sort((a, b) => precedence[a.claim.type] - precedence[b.claim.type] || a.nr - b.nr)
  for (const { claim, nr } of inOrder) {
    const fitting =
      shrunk(claim, room) ?? elsewhere(claim, room, country.random('licence elsewhere', nr)) ?? claim
    for (const ring of fitting.rings) room.add(claim.resource, ring)
    placed.set(claim, fitting)
  }
  return claims.map((claim) => placed.get(claim) ?? claim)
}

/** The claim with areas small enough to lie apart from what is there, and from one another; null where none does. */
function shrunk(claim: Claim, room: LicenceRoom): Claim | null {
  const rings = claim.rings.map((ring) =>
    SIZES.map((size) => scaled(ring, size)).find((smaller) => room.isFree(claim.resource, smaller)),
  )
  return rings.every((ring) => ring !== undefined) ? { ...claim, rings } : null
}

function scaled(ring: Ring, size: number): Ring {
  if (size === 1) return ring
  const middle = {
    lon: ring.reduce((sum, { lon }) => sum + lon, 0) / ring.length,
    lat: ring.reduce((sum, { lat }) => sum + lat, 0) / ring.length,
  }
  return ring.map(({ lon, lat }) => ({
    lon: middle.lon + (lon - middle.lon) * size,
    lat: middle.lat + (lat - middle.lat) * size,
  }))
}

function elsewhere(claim: Claim, room: LicenceRoom, random: Random): Claim | null {
  for (let trial = 0; trial < PLACES; trial++) {
    const found = shrunk(claim.sea ? inBlock(claim, trial, random) : nearTown(claim, trial, random), room)
    if (found !== null) return found
  }
  return null
}

/** Another block, or a part of one when whole ones are hard to find. */
function inBlock(claim: Claim, trial: number, random: Random): Claim {
  const block = random.pick(shelfBlocks)
  const { name, rings } = random.pick(divide(block, { parts: 1 + Math.floor(trial / 8), random }))
  return { ...claim, name, rings }
}

/** Metres that an area near another town reaches at first. */
const REACH = 4000

function nearTown(claim: Claim, trial: number, random: Random): Claim {
  const centre: Position = placeNearTown(random)
  return {
    ...claim,
    name: licenceName(nearestTown(centre, null)?.name ?? claim.name, random),
    rings: [areaAround(centre, { reach: REACH * 0.97 ** trial, random })],
  }
}
