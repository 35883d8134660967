import { apportion } from '../chance/apportion.ts'
import type { Random } from '../chance/random.ts'
import type { Country } from '../country.ts'
import { provinceAt } from '../ground/land.ts'
import { offset, type Position, type Ring, towards } from '../ground/plane.ts'
import { blockOf } from '../ground/shelf.ts'
import type { Claim } from './licence-model.ts'
import { areaAround } from './licences-on-land.ts'

/** The 335 licences in force have 440 polygons (decision 24); one may own up to ten areas (wire facts). */
const POLYGONS = 440
const MOST = 10

/** Gives some licences further areas near their own, so that all have the wanted number of polygons together. */
export function withFurtherAreas(claims: readonly Claim[], country: Country): readonly Claim[] {
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
    const room = (further[nr] ?? 0) > 0 ? MOST - claim.rings.length : 0
    const added = Math.min(wanted, room)
    left = wanted - added
    return {
      ...claim,
      rings: [...claim.rings, ...Array.from({ length: added }, () => areaNear(claim, random))],
    }
  })
}

function areaNear({ rings, sea }: Claim, random: Random): Ring {
  const [corner] = rings[0] ?? []
  if (corner === undefined) throw new Error('A licence has at least one area.')
  for (let reach = 6000; ; reach = reach > 60_000 ? 6000 : reach * 1.15) {
    const centre: Position = towards(corner, {
      direction: random.between(0, 360),
      metres: random.between(2000, reach),
    })
    if (sea && blockOf(centre) !== null) return rectangle(centre, random)
    if (!sea && provinceAt(centre) !== null)
      return areaAround(centre, { reach: random.between(700, 2200), random })
  }
}

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
