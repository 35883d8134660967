import type { StratUnit } from '@datacentre/catalogue/codes/rock-units'
import { apportion } from '../../chance/apportion.ts'
import { scatteredIds } from '../../chance/ids.ts'
import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { columnAt, layerOf } from '../../ground/geology.ts'
import { provinceAt } from '../../ground/land.ts'
import { type Position, published } from '../../ground/plane.ts'
import { blobRing, ringContains } from '../../ground/shapes.ts'
import { blockOf } from '../../ground/shelf.ts'
import { Spacing } from '../../ground/spacing.ts'
import { nearestTown } from '../../ground/towns.ts'
import { letterOf } from '../../sector/names.ts'
import { operatorIn, ownerIn } from '../../sector/operators.ts'
import type { Play } from '../../sector/play.ts'
import { plays } from '../../sector/plays.ts'
import { lifeOf } from './field-life.ts'
import type { DemoField } from './field-model.ts'
import { giantField, greatOilField } from './great-fields.ts'
import { withStorages } from './storages.ts'

/** Sizes of D24. */
const FIELDS = 610

/** How often a place is sought before a crowded one is taken. */
const TRIES = 30

/** Names that try whoever reads them; the first fields on land have them. */
const trying = [
  "'t Waarhoek",
  "'s-Gravenkamp",
  'Reünieveen',
  'Koaldyk-Súd',
  'Haan & Hoen',
  'Zandkamp, Oude',
  'Nieuw-Oosterrijge-Zuidwestelijke Uitbreiding Tweede Fase (voorlopige naam, nog vast te stellen)',
]

export function makeFields(country: Country): readonly DemoField[] {
  const total = country.count(FIELDS, 40)
  const id = scatteredIds({ count: total, low: 10_000_000, high: 900_000_000 })
  const great = [giantField(country, id), greatOilField(country, id)]
  const counts = apportion(
    total - great.length,
    plays.map(({ fields }) => fields),
  )
  const makers = {
    country,
    id,
    great,
    spacing: new Spacing(),
    letters: new Map<string, number>(),
    trying: [...trying],
  }
  const others: DemoField[] = []
  plays.forEach((play, at) => {
    for (let made = 0; made < (counts[at] ?? 0); made++) {
      others.push(makeField({ play, nr: great.length + others.length }, makers))
    }
  })
  return withStorages([...great, ...others], country)
}

type Makers = {
  readonly country: Country
  readonly id: (nr: number) => number
  readonly great: readonly DemoField[]
  readonly spacing: Spacing
  /** How many letters of each block are used. */
  readonly letters: Map<string, number>
  readonly trying: string[]
}

function makeField({ play, nr }: { play: Play; nr: number }, makers: Makers): DemoField {
  const { country, id } = makers
  const random = country.random('field', nr)
  // Where there are more fields than in reality they are smaller, so that they still fit.
  const km2 =
    Math.min(90, Math.max(0.4, random.logNormal(play.size[0], play.size[1]))) / Math.max(1, country.scale)
  const position = placeIn({ play, km2, random }, makers)
  const block = blockOf(position)
  const province = provinceAt(position)
  const column = columnAt(position)
  const units = targetsOf(play, random).filter((unit) => layerOf(column, unit) !== undefined)
  const life = lifeOf(play, { km2, random, timeline: country.timeline })
  const founder = operatorIn(play.sector, { year: Math.floor(life.found), random }).code
  return {
    nr,
    dbk: id(nr),
    ...nameOf(play, { position, block, random, makers }),
    mineral: play.mineral,
    sector: play.sector,
    position,
    block,
    province,
    km2,
    outline: blobRing(
      // Faults run from north-west to south-east.
      { centre: position, km2, elongation: random.between(1.3, 3), direction: random.normal(318, 14) },
      random,
    ),
    founder,
    operator: ownerIn(country.timeline.year, founder).code,
    life,
    target: units[0] ?? 'DC',
    units: units.length > 0 ? units : ['DC'],
    special: null,
  }
}

/** One reservoir, sometimes two. */
function targetsOf({ targets }: Play, random: Random): readonly StratUnit[] {
  const first = random.pick(targets)
  return random.chance(0.22) ? [...new Set([first, random.pick(targets)])] : [first]
}

type Seeking = { readonly play: Play; readonly km2: number; readonly random: Random }

function placeIn({ play, km2, random }: Seeking, { great, spacing }: Makers): Position {
  const radius = Math.sqrt((km2 * 1e6) / Math.PI)
  let last: Position | null = null
  for (let trial = 0; trial < TRIES || last === null; trial++) {
    const [lon, lat, spreadLon, spreadLat] = random.weighted(play.centres, ([, , , , weight]) => weight)
    const position = published({ lon: random.normal(lon, spreadLon), lat: random.normal(lat, spreadLat) })
    const block = blockOf(position)
    const fits = play.quadrant === null ? provinceAt(position) !== null : block?.startsWith(play.quadrant)
    if (!fits) continue
    last = position
    if (spacing.isFree(position, radius) && !great.some(({ outline }) => ringContains(outline, position)))
      break
  }
  spacing.add(last, radius)
  return last
}

type Naming = {
  readonly position: Position
  readonly block: string | null
  readonly random: Random
  readonly makers: Makers
}

function nameOf(
  { mineral }: Play,
  { position, block, random, makers }: Naming,
): { name: string; code: string } {
  const { names } = makers.country
  if (block !== null) {
    const used = makers.letters.get(block) ?? 0
    makers.letters.set(block, used + 1)
    const code = `${block}-${letterOf(used)}`
    const called = random.chance(0.07) ? names.seaName() : null
    return { name: called ?? code, code }
  }
  const special = mineral === 'G' ? makers.trying.shift() : undefined
  const name = special ?? names.place(nearestTown(position, null)?.name ?? null)
  const code = names.code(name)
  return mineral === 'GT' ? { name: `${name}-GT`, code: `${code}-GT` } : { name, code }
}
