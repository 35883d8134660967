import { apportionTable } from '../../chance/apportion.ts'
import type { Country } from '../../country.ts'
import type { Position } from '../../ground/plane.ts'
import { reachToNeighbour } from '../../ground/shapes.ts'
import { nearestTown } from '../../ground/towns.ts'
import { placeNearTown } from '../../sector/seeking.ts'
import { operatorIn } from '../../sector/operators.ts'
import type { Sector } from '../../sector/operator.ts'
import type { DemoField } from '../fields/field-model.ts'
import type { Claim, LicenceType, Resource } from './licence-model.ts'
import { explorationAtSea, productionAtSea } from './licences-at-sea.ts'
import { areaAround, licenceName, productionOnLand } from './licences-on-land.ts'
import { storageClaims } from './storage-licences.ts'

/** Sizes of D24, and the types of the register of today (as the national service has it). */
const IN_FORCE = 335
const TYPES = { PRD: 166, GEA: 70, GFL: 26, GSL: 25, EXP: 21, STR: 17, SRP: 7 } satisfies Record<
  LicenceType,
  number
>

/** What production licences are for. */
const PRODUCTION = { sea: 100, land: 42, salt: 15, heat: 9 }

/** The areas of the licences in force. */
export function claimsInForce(fields: readonly DemoField[], country: Country): readonly Claim[] {
  const types = apportionTable(country.count(IN_FORCE, 24), TYPES)
  const production = apportionTable(types.PRD, PRODUCTION)
  const atSea = productionAtSea({ fields, wanted: production.sea }, country)
  const works = fields.filter(({ sector }) => sector === 'salt')
  const salt = around(
    { fields: works, neighbours: works, wanted: production.salt, type: 'PRD', resource: 'SALT' },
    country,
  )
  // Producing sites first: they have a production or follow-up licence, the others a start licence.
  const sites = fields
    .filter(({ mineral }) => mineral === 'GT')
    .sort((a, b) => (a.life.start ?? 9999) - (b.life.start ?? 9999))
  const ofHeat = { neighbours: sites, resource: 'EARTHHEAT' } as const
  const heat = around({ ...ofHeat, fields: sites, wanted: production.heat, type: 'PRD' }, country)
  const followUp = around(
    { ...ofHeat, fields: sites.slice(production.heat), wanted: types.GFL, type: 'GFL' },
    country,
  )
  const start = around(
    { ...ofHeat, fields: sites.slice(production.heat + types.GFL), wanted: types.GSL, type: 'GSL' },
    country,
  )
  const search = around({ fields: [], wanted: types.GEA, type: 'GEA', resource: 'EARTHHEAT' }, country)
  const permits = around({ fields: [], wanted: types.SRP, type: 'SRP', resource: 'EARTHHEAT' }, country)
  const storage = storageClaims({ fields, wanted: types.STR }, country)
  const exploration = explorationClaims(
    { wanted: types.EXP, held: new Set(atSea.flatMap(({ blocks }) => blocks.map(({ name }) => name))) },
    country,
  )
  const others = [
    ...atSea,
    ...salt,
    ...heat,
    ...followUp,
    ...start,
    ...search,
    ...permits,
    ...storage,
    ...exploration,
  ]
  // A part of a block that lies beyond the shelf is no licence: the land makes up for it.
  const onLand = productionOnLand({ fields, wanted: country.count(IN_FORCE, 24) - others.length }, country)
  return [...others, ...onLand]
}

type Sites = {
  readonly fields: readonly DemoField[]
  /** Fields for the same resource: a licence goes no further than halfway to the next. */
  readonly neighbours?: readonly DemoField[]
  readonly wanted: number
  readonly type: LicenceType
  readonly resource: Resource
}

/** How far licences of a kind reach, in metres. */
const reaches: Readonly<Record<LicenceType, readonly [low: number, high: number]>> = {
  PRD: [1800, 5000],
  GFL: [1500, 3500],
  GSL: [2000, 4500],
  GEA: [3500, 9000],
  SRP: [4000, 9000],
  STR: [1500, 4000],
  EXP: [8000, 17_000],
}

/** Licences around fields, and around towns where there are not enough of them. */
function around(
  { fields, neighbours = [], wanted, type, resource }: Sites,
  country: Country,
): readonly Claim[] {
  const random = country.random(`licences ${type} ${resource}`)
  const sector: Sector = resource === 'SALT' ? 'salt' : resource === 'EARTHHEAT' ? 'heat' : 'land'
  const crowding = Math.sqrt(Math.max(1, country.scale))
  return Array.from({ length: wanted }, (_, nr) => {
    const field = fields[nr]
    const centre: Position = field?.position ?? placeNearTown(random)
    const since = field
      ? Math.floor(field.life.found)
      : Math.max(2008, country.timeline.year - random.whole(0, 6))
    const place = field?.name.replace(/-GT$/, '') ?? nearestTown(centre, null)?.name ?? 'ONBEKEND'
    const others = neighbours.filter((other) => other !== field).map(({ position }) => position)
    const limit = (direction: number): number => reachToNeighbour(centre, { direction, others })
    return {
      name: licenceName(place, random),
      type,
      resource,
      sea: false,
      rings: [areaAround(centre, { reach: random.between(...reaches[type]) / crowding, random, limit })],
      operator: field?.founder ?? operatorIn(sector, { year: since, random }).code,
      since,
    }
  })
}

function explorationClaims(
  { wanted, held }: { wanted: number; held: ReadonlySet<string> },
  country: Country,
): readonly Claim[] {
  const random = country.random('exploration licences')
  const onLand = Math.round(wanted * 0.25)
  const land = around({ fields: [], wanted: onLand, type: 'EXP', resource: 'HYDROCARBONS' }, country)
  const parts = explorationAtSea(
    { wanted: wanted - onLand, weight: ({ name }) => (held.has(name) ? 0 : 1) },
    random,
  )
  const sea = parts.map(({ name, rings }): Claim => ({
    name,
    rings,
    type: 'EXP',
    resource: 'HYDROCARBONS',
    sea: true,
    operator: operatorIn('sea', { year: country.timeline.year, random }).code,
    since: country.timeline.year - random.whole(1, 8),
  }))
  return [...land, ...sea]
}
