import { apportionAtLeastOne } from '../../chance/apportion.ts'
import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { columnAt, layerOf } from '../../ground/geology.ts'
import { provinceAt } from '../../ground/land.ts'
import { offset, type Position, published } from '../../ground/plane.ts'
import { ringContains } from '../../ground/shapes.ts'
import { blockOf, shelfBlocks } from '../../ground/shelf.ts'
import { fromEd50 } from '../../ground/ed50.ts'
import { placeNearTown } from '../../sector/seeking.ts'
import { operatorIn } from '../../sector/operators.ts'
import type { DemoFacility, FacilityStatus, FacilityType } from './facility-model.ts'
import type { DemoField } from './field-model.ts'

/** Sizes of D24, of which a few stand apart from any field. */
const FACILITIES = 650
const TERMINALS = 6
const SIDE_TAPS = 8

/** The giant is produced from clusters, the great oil field from many small locations. */
const weightOf = ({ special, km2 }: DemoField): number =>
  special === 'giant gas' ? 42 : special === 'great oil' ? 18 : km2 > 6 ? Math.sqrt(km2) / 4 : 0.05

export function makeFacilities(fields: readonly DemoField[], country: Country): readonly DemoFacility[] {
  const developed = fields.filter(({ life }) => life.start !== null)
  const terminals = country.count(TERMINALS)
  const taps = country.count(SIDE_TAPS)
  const total = Math.max(developed.length, country.count(FACILITIES) - terminals - taps)
  const counts = apportionAtLeastOne(total, developed.map(weightOf))
  const ofFields = developed.flatMap((field, at) =>
    Array.from({ length: counts[at] ?? 0 }, (_, nr) => facilityOf({ field, nr }, country)),
  )
  const apart = [
    ...Array.from({ length: terminals }, (_, nr) => terminal(nr, country)),
    ...Array.from({ length: taps }, (_, nr) => sideTap(nr, country)),
  ]
  return [...ofFields, ...apart].map((facility, nr) => ({ ...facility, nr }))
}

type Draft = Omit<DemoFacility, 'nr'>

function facilityOf({ field, nr }: { field: DemoField; nr: number }, country: Country): Draft {
  const random = country.random(`facility ${field.code}`, nr)
  const type = typeOf(field, { nr, random })
  const position = nr === 0 ? nearCentre(field, random) : placeOver(field, random)
  return {
    ...nameOf(field, { type, nr }),
    type,
    status: statusOf(field, random),
    field,
    position,
    block: blockOf(position),
    province: provinceAt(position),
    founder: field.founder,
    built: (field.life.start ?? field.life.found) + nr * random.between(0, 2.5) - 0.4,
  }
}

function typeOf(
  { block, sector, life, mineral }: DemoField,
  { nr, random }: { nr: number; random: Random },
): FacilityType {
  if (mineral === 'GT') return 'GEO'
  if (sector === 'salt') return 'SLT'
  if (life.status === 'UGS') return nr === 0 ? 'UGS' : 'LOC'
  if (block === null) return 'LOC'
  return nr === 0 ? random.from({ PLF: 66, SUB: 20, SAT: 14 }) : random.from({ PLF: 20, SUB: 30, SAT: 50 })
}

function statusOf({ life }: DemoField, random: Random): FacilityStatus {
  if (life.status === 'W' || life.status === 'UGS')
    return random.chance(0.95) ? 'USE' : random.from({ SUS: 3, CON: 1 })
  if (life.status === 'A') return random.from({ REM: 85, SUS: 15 })
  return random.from({ SUS: 60, REM: 30, USE: 10 })
}

const prefixes: Partial<Record<FacilityType, string>> = {
  GEO: 'Geothermie ',
  SLT: 'Zoutwinning ',
  UGS: 'Gasopslag ',
}

function nameOf(
  field: DemoField,
  { type, nr }: { type: FacilityType; nr: number },
): { readonly code: string; readonly name: string } {
  if (field.block !== null) {
    const code = nr === 0 ? field.code : `${field.code}${nr + 1}`
    return { code, name: code }
  }
  const prefix = prefixes[type]
  const place = field.name.replace(/-GT$/, '')
  if (prefix === undefined) return { code: `${field.code}-${nr + 1}`, name: `${place}-${nr + 1}` }
  return nr === 0
    ? { code: field.code, name: `${prefix}${place}` }
    : { code: `${field.code}-${nr + 1}`, name: `${prefix}${place} ${nr + 1}` }
}

/** Whether something of a field may stand at a place: in its block at sea, anywhere on land on land. */
export const mayStand = (field: DemoField, position: Position): boolean =>
  field.block === null ? provinceAt(position) !== null : blockOf(position) === field.block

/** Depth in metres from which a field can be reached from beside it. */
const FROM_BESIDE = 1000

/** Whether the wells of a field can reach it from a place: a shallow field only from above. */
const mayReach = ({ outline, position, target }: DemoField, place: Position): boolean =>
  (layerOf(columnAt(position), target)?.top ?? Infinity) > FROM_BESIDE || ringContains(outline, place)

function nearCentre(field: DemoField, random: Random): Position {
  const reach = 250 * Math.sqrt(field.km2)
  for (let trial = 0; trial < 12; trial++) {
    const place = published(
      offset(field.position, { east: random.normal(0, reach), north: random.normal(0, reach) }),
    )
    if (mayStand(field, place) && mayReach(field, place)) return place
  }
  return field.position
}

/** Anywhere over the field. */
export function placeOver(field: DemoField, random: Random): Position {
  const reach = 1000 * Math.sqrt(field.km2)
  for (let trial = 0; trial < 40; trial++) {
    const place = published(
      offset(field.position, { east: random.between(-reach, reach), north: random.between(-reach, reach) }),
    )
    if (ringContains(field.outline, place) && mayStand(field, place)) return place
  }
  return nearCentre(field, random)
}

const apart = { field: null, status: 'USE' } as const

function terminal(nr: number, { random, names }: Country): Draft {
  const chance = random('terminals', nr)
  const position = placeNearTown(chance)
  const name = `Terminal ${names.place(null)}`
  const province = provinceAt(position)
  return {
    ...apart,
    code: `TER-${nr + 1}`,
    name,
    type: 'TER',
    position,
    block: null,
    province,
    founder: 'NMA',
    built: chance.between(1964, 1995),
  }
}

function sideTap(nr: number, { random }: Country): Draft {
  const chance = random('side taps', nr)
  for (;;) {
    const { box, name } = chance.pick(shelfBlocks)
    const position = published(
      fromEd50({ lon: chance.between(box.west, box.east), lat: chance.between(box.south, box.north) }),
    )
    if (blockOf(position) !== name) continue
    const built = chance.between(1976, 2006)
    const founder = operatorIn('sea', { year: Math.floor(built), random: chance }).code
    return {
      ...apart,
      code: `TAP-${name}-${nr + 1}`,
      name: `${name} Sidetap ${nr + 1}`,
      type: 'TAP',
      position,
      block: name,
      province: null,
      founder,
      built,
    }
  }
}
