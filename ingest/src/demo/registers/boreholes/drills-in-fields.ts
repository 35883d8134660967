import { apportion, apportionAtLeastOne } from '../../chance/apportion.ts'
import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { offset, type Position, published } from '../../ground/plane.ts'
import { ownerIn } from '../../sector/operators.ts'
import type { Timeline } from '../../timeline.ts'
import { depthInto } from './drill-depth.ts'
import { mayStand, placeOver } from '../fields/facilities.ts'
import type { DemoFacility } from '../fields/facility-model.ts'
import { GREAT_OIL_REST } from '../fields/field-life.ts'
import { type DemoField, isHydrocarbon } from '../fields/field-model.ts'
import type { CellCount } from './hole-counts.ts'
import type { Drill, Purpose } from './hole-model.ts'

export type Sites = {
  readonly fields: readonly DemoField[]
  readonly facilities: ReadonlyMap<DemoField | null, readonly DemoFacility[]>
}

/** What is to be drilled, and where it can be. */
export type Campaign = { readonly cell: CellCount; readonly sites: Sites }

/** The well that found a field, for every field for hydrocarbons. */
export function discoveries({ cell, sites }: Campaign, country: Country): readonly Drill[] {
  return sites.fields
    .filter((field) => isHydrocarbon(field) && (field.block !== null) === cell.sea)
    .slice(0, cell.own)
    .map((field) => {
      const random = country.random('discovery', field.nr)
      return drillIn(field, {
        purpose: cell.purpose,
        start: field.life.found,
        position: placeOver(field, random),
        facility: null,
        random,
      })
    })
}

/** Which fields a purpose is drilled in, and how much; none where there is no field for it. */
const weights: Partial<Record<Purpose, (field: DemoField) => number>> = {
  'EVA-HC': (field) => (isHydrocarbon(field) ? field.km2 ** 0.5 : 0),
  'DEV-HC': (field) => (isHydrocarbon(field) && field.life.start !== null ? developmentOf(field) : 0),
  'DEV-I': ({ special, mineral, life, km2 }) =>
    special === null ? (mineral.startsWith('O') && life.start !== null ? km2 : 0) : 40,
  // Brine fields in Twente have hundreds of shallow wells, the deep caverns elsewhere a dozen.
  'DEV-PS': ({ mineral, target, km2 }) => (mineral === 'S' ? km2 * (target === 'RNRO' ? 9 : 1) : 0),
  'EXP-S': ({ mineral }) => (mineral === 'S' ? 1 : 0),
  'DEV-PH': ({ mineral, life }) => (mineral === 'GT' && life.start !== null ? 1 : 0),
  'EXP-W': ({ mineral }) => (mineral === 'GT' ? 1 : 0),
  'DEV-SG': ({ life, mineral }) => (life.status === 'UGS' ? 10 : mineral === 'N2' ? 4 : 0),
  'DEV-SC': ({ mineral, block, life }) =>
    mineral === 'G' && block?.startsWith('P') && life.status === 'A' ? 1 : 0,
}

/** The giant has some 290 wells and the great oil field 560 of 1,813 on land (D24: the peaks of drilling). */
const developmentOf = ({ special, mineral, km2 }: DemoField): number =>
  special === 'giant gas' ? 340 : special === 'great oil' ? 700 : km2 ** 0.6 * (mineral === 'G' ? 1.4 : 4)

/** Appraisal, development, injection and the like: the wanted number of holes, spread over the fields that suit. */
export function drillsInFields({ cell, sites }: Campaign, country: Country): readonly Drill[] {
  const { purpose } = cell
  const weight = purpose === null ? undefined : weights[purpose]
  if (purpose === null || weight === undefined) return []
  const fields = sites.fields.filter((field) => (field.block !== null) === cell.sea && weight(field) > 0)
  const spread = purpose === 'DEV-HC' || purpose === 'DEV-PH' ? apportionAtLeastOne : apportion
  const counts = spread(fields.length === 0 ? 0 : cell.own, fields.map(weight))
  return fields.flatMap((field, at) =>
    Array.from({ length: counts[at] ?? 0 }, (_, nr) => {
      const random = country.random(`${purpose} ${field.nr}`, nr)
      const facility = facilityFor(field, { sites, purpose, random })
      const position =
        facility === null || standsAlone(field)
          ? placeOver(field, random)
          : beside(facility, { field, random })
      return drillIn(field, {
        purpose,
        position,
        facility,
        random,
        start: startOf(field, { purpose, nr, random, timeline: country.timeline }),
      })
    }),
  )
}

const standsAlone = ({ special, sector }: DemoField): boolean => special === 'great oil' || sector === 'salt'

function facilityFor(
  field: DemoField,
  { sites, purpose, random }: { sites: Sites; purpose: Purpose; random: Random },
): DemoFacility | null {
  const own = sites.facilities.get(field) ?? []
  if (own.length === 0 || purpose.startsWith('EVA') || purpose.startsWith('EXP')) return null
  return random.pick(own)
}

/** Slots on a platform are some metres apart, wells on a location some tens. */
function beside(facility: DemoFacility, { field, random }: { field: DemoField; random: Random }): Position {
  const spread = field.block === null ? 45 : 9
  const place = published(
    offset(facility.position, { east: random.normal(0, spread), north: random.normal(0, spread) }),
  )
  return mayStand(field, place) ? place : facility.position
}

type Order = {
  readonly purpose: Purpose
  /** Which of the holes of this purpose in the field. */
  readonly nr: number
  readonly random: Random
  readonly timeline: Timeline
}

function startOf(field: DemoField, { purpose, nr, random, timeline }: Order): number {
  const { found, start, end, storesSince } = field.life
  const latest = timeline.now - 0.15
  const begin = start ?? found
  const within = (moment: number): number => Math.max(found, Math.min(moment, latest, (end ?? latest) - 0.5))
  if (purpose === 'EVA-HC') return Math.min(latest, found + 0.4 + 5 * -Math.log(1 - 0.98 * random.next()))
  if (purpose === 'DEV-SG') return within((storesSince ?? begin) + random.between(-2, 6))
  if (purpose === 'DEV-SC') return within(latest - random.between(0, 2))
  if (field.special === 'great oil') {
    return random.chance(0.9)
      ? random.normal(1953, 4)
      : Math.min(latest, GREAT_OIL_REST.until - random.between(0.3, 2.5))
  }
  if (purpose === 'DEV-PS') return within(random.between(begin, Math.min(latest, begin + 75)))
  if (purpose === 'DEV-PH') return within(begin - 0.9 + 0.3 * nr)
  if (purpose === 'DEV-I') return within(begin + random.between(0.5, 15))
  // The first wells before production starts, then fewer and fewer.
  return within(begin - 0.8 + (field.special === null ? 6 : 7) * -Math.log(1 - 0.985 * random.next()))
}

type About = {
  readonly purpose: Purpose | null
  readonly position: Position
  readonly facility: DemoFacility | null
  readonly start: number
  readonly random: Random
}

const drillIn = (field: DemoField, { purpose, position, facility, start, random }: About): Drill => ({
  purpose,
  position,
  field,
  facility,
  start,
  depth: depthInto(field, random),
  client: ownerIn(Math.floor(start), field.founder).code,
  parent: null,
})
