import { apportionTable } from '../../chance/apportion.ts'
import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { provinceAt } from '../../ground/land.ts'
import type { Position } from '../../ground/plane.ts'
import { nearestTown } from '../../ground/towns.ts'
import { placeNearTown } from '../../sector/seeking.ts'
import { operatorIn } from '../../sector/operators.ts'
import type { Sector } from '../../sector/operator.ts'
import type { Claim, LicenceType, Resource } from './licence-model.ts'
import { explorationAtSea } from './licences-at-sea.ts'
import { areaAround, licenceName } from './licences-on-land.ts'

/** Sizes of D24: most were exploration licences that ran out. */
const EXPIRED = 700
const KINDS = {
  explorationAtSea: 430,
  productionAtSea: 25,
  explorationOnLand: 125,
  productionOnLand: 22,
  heat: 68,
  coal: 18,
  salt: 12,
}

type Kind = {
  readonly types: readonly LicenceType[]
  readonly resource: Resource
  readonly sector: Sector
  /** Years in which they were granted. */
  readonly granted: readonly [from: number, until: number]
  readonly reach: readonly [low: number, high: number]
  readonly place: (random: Random) => Position
}

/** The mining district of South Limburg. */
function inCoalDistrict(random: Random): Position {
  for (;;) {
    const place = { lon: random.between(5.78, 6.07), lat: random.between(50.85, 50.97) }
    if (provinceAt(place) === 'LI') return place
  }
}

const kindsOnLand = {
  explorationOnLand: {
    types: ['EXP'],
    resource: 'HYDROCARBONS',
    sector: 'land',
    granted: [1949, 2012],
    reach: [7000, 18_000],
    place: placeNearTown,
  },
  productionOnLand: {
    types: ['PRD'],
    resource: 'HYDROCARBONS',
    sector: 'land',
    granted: [1950, 1975],
    reach: [3000, 7000],
    place: placeNearTown,
  },
  heat: {
    types: ['SRP', 'SRP', 'SRP', 'GEA'],
    resource: 'EARTHHEAT',
    sector: 'heat',
    granted: [2007, 2020],
    reach: [3000, 8000],
    place: placeNearTown,
  },
  coal: {
    types: ['PRD', 'PRD', 'EXP'],
    resource: 'COAL',
    sector: 'coal',
    granted: [1896, 1935],
    reach: [1800, 4500],
    place: inCoalDistrict,
  },
  salt: {
    types: ['EXP', 'PRD'],
    resource: 'SALT',
    sector: 'salt',
    granted: [1918, 1990],
    reach: [2000, 6000],
    place: placeNearTown,
  },
} as const satisfies Record<string, Kind>

/** The areas of the licences that have expired. */
export function expiredClaims(country: Country): readonly Claim[] {
  const random = country.random('expired licences')
  const counts = apportionTable(country.count(EXPIRED, 20), KINDS)
  const atSea = (wanted: number, type: LicenceType): readonly Claim[] =>
    explorationAtSea({ wanted, weight: ({ quadrant }) => ('KLPQ'.includes(quadrant) ? 2 : 1) }, random).map(
      ({ name, rings }) => {
        const since = Math.floor(Math.min(2014, Math.max(1968, random.normal(1983, 11))))
        return {
          name,
          rings,
          type,
          resource: 'HYDROCARBONS',
          sea: true,
          operator: operatorIn('sea', { year: since, random }).code,
          since,
        }
      },
    )
  return [
    ...atSea(counts.explorationAtSea, 'EXP'),
    ...atSea(counts.productionAtSea, 'PRD'),
    ...onLand(kindsOnLand.explorationOnLand, { wanted: counts.explorationOnLand, random }),
    ...onLand(kindsOnLand.productionOnLand, { wanted: counts.productionOnLand, random }),
    ...onLand(kindsOnLand.heat, { wanted: counts.heat, random }),
    ...onLand(kindsOnLand.coal, { wanted: counts.coal, random }),
    ...onLand(kindsOnLand.salt, { wanted: counts.salt, random }),
  ]
}

function onLand(
  { types, resource, sector, granted, reach, place }: Kind,
  { wanted, random }: { wanted: number; random: Random },
): readonly Claim[] {
  return Array.from({ length: wanted }, () => {
    const centre = place(random)
    const since = random.whole(...granted)
    return {
      name: licenceName(nearestTown(centre, null)?.name ?? 'ONBEKEND', random),
      type: random.pick(types),
      resource,
      sea: false,
      rings: [areaAround(centre, { reach: random.between(...reach), random })],
      operator: operatorIn(sector, { year: since, random }).code,
      since,
    }
  })
}
