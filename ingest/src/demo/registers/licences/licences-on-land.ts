import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { groupBy } from '../../grouped.ts'
import { provinceAt } from '../../ground/land.ts'
import { distance, type Position, type Ring } from '../../ground/plane.ts'
import { reachToNeighbour, reachWithin, starRing } from '../../ground/shapes.ts'
import { type DemoField, isHydrocarbon } from '../fields/field-model.ts'
import type { Claim } from './licence-model.ts'

const numerals = ['', '', '', ' II', ' III', ' IV', '-NOORD', '-ZUID'] as const

/** Names of licences on land are in capitals. */
export const licenceName = (place: string, random: Random): string =>
  `${place.replaceAll(',', '').toUpperCase()}${random.pick(numerals)}`

/** An irregular area on land around a place; `limit` bounds the reach in a direction, in metres. */
export function areaAround(
  centre: Position,
  {
    reach,
    random,
    limit = () => Infinity,
  }: { reach: number; random: Random; limit?: (direction: number) => number },
): Ring {
  const corners = random.whole(9, 22)
  return starRing(centre, {
    corners,
    reach: (direction) => {
      const wanted = Math.min(reach * random.between(0.75, 1.15), 0.985 * limit(direction))
      return Math.max(
        400,
        reachWithin(centre, { direction, wanted, inside: (place) => provinceAt(place) !== null }),
      )
    },
  })
}

/** Fields beyond this are not of the same licence, in metres. */
const WIDEST = 24_000

/** Production licences for hydrocarbons: no two overlap, because none goes beyond halfway to the next. */
export function productionOnLand(
  { fields, wanted }: { fields: readonly DemoField[]; wanted: number },
  country: Country,
): readonly Claim[] {
  const random = country.random('licences on land')
  const developed = fields.filter(
    (field) => isHydrocarbon(field) && field.block === null && field.life.start !== null,
  )
  const centres = spreadOut(developed, { wanted, random })
  const byCentre = groupBy(developed, (field) => nearest(field.position, centres))
  return centres.map((centre) => {
    const others = centres.filter((other) => other !== centre).map(({ position }) => position)
    const own = byCentre.get(centre) ?? []
    const farthest = Math.max(...own.map((field) => distance(centre.position, field.position)), 0)
    const reach = Math.min(WIDEST, farthest + random.between(2500, 6000)) + 700 * Math.sqrt(centre.km2)
    return {
      name: licenceName(country.names.place(null), random),
      type: 'PRD',
      resource: 'HYDROCARBONS',
      sea: false,
      rings: [
        areaAround(centre.position, {
          reach,
          random,
          limit: (direction) => reachToNeighbour(centre.position, { direction, others }),
        }),
      ],
      operator: centre.founder,
      since: Math.max(1948, Math.floor(centre.life.found)),
    }
  })
}

function nearest(position: Position, centres: readonly DemoField[]): DemoField | undefined {
  let best: DemoField | undefined
  let least = Infinity
  for (const centre of centres) {
    const far = distance(position, centre.position)
    if (far < least) [best, least] = [centre, far]
  }
  return best
}

/** Fields that lie far from one another, the largest first; nearer ones when there are not enough. */
function spreadOut(
  fields: readonly DemoField[],
  { wanted, random }: { wanted: number; random: Random },
): readonly DemoField[] {
  const queue = fields
    .map((field) => ({ field, rank: field.km2 * random.between(0.5, 1.5) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ field }) => field)
  const chosen = new Set<DemoField>()
  for (let apart = 16_000; apart > 200 && chosen.size < wanted; apart *= 0.7) {
    for (const field of queue) {
      if (chosen.size >= wanted) break
      const clear = [...chosen].every((other) => distance(other.position, field.position) > apart)
      if (clear) chosen.add(field)
    }
  }
  return [...chosen]
}
