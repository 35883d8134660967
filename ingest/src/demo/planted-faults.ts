import type { Borehole } from '@datacentre/catalogue'
import { type Producer, producesGas } from './figures/producers.ts'
import type { Production } from './figures/well-figures.ts'
import type { Position } from './ground/plane.ts'
import type { Hole } from './registers/boreholes/hole-model.ts'
import type { DemoField } from './registers/fields/field-model.ts'
import { operatorOf } from './sector/operators.ts'
import { afterYears } from './timeline.ts'

/** What stands in the row of a borehole in place of what is true of it. */
export type PlantedFault = Readonly<Partial<Borehole>>

type Drilled = { readonly holes: readonly Hole[]; readonly production: Production }

/** Not the first, which whoever opens a list sees. */
const middleOf = <Thing>(things: readonly Thing[]): Thing | undefined => things[Math.floor(things.length / 2)]

/** Old enough for a year that is ten too early to be believed. */
const BELIEVABLE = Date.UTC(1960, 0, 1)

/** A digit of the year in which drilling ended was mistyped. */
function endedTooEarly(holes: readonly Hole[]): readonly (readonly [Hole, PlantedFault])[] {
  const hole = middleOf(
    holes.filter(
      ({ drill, service, startDay, endDay }) =>
        drill.field === null && service === null && (startDay ?? 0) > BELIEVABLE && endDay !== null,
    ),
  )
  return hole === undefined ? [] : [[hole, { endDate: afterYears(hole.endDay ?? 0, -10) }]]
}

/** The status of a hole that is still to be drilled was changed too soon. */
function begunTooSoon(holes: readonly Hole[]): readonly (readonly [Hole, PlantedFault])[] {
  const hole = middleOf(holes.filter(({ status }) => status === 'Planned'))
  return hole === undefined ? [] : [[hole, { statusDescription: 'Drilling' }]]
}

/** How many boreholes bear the name of their owner in another spelling. */
const RESPELT = 3

/** 'Noordmark Aardolie B.V.' as another system of the same register writes it. */
const respelt = (name: string): string => name.toUpperCase().replaceAll('.', '')

/** A company of two spellings: some of its boreholes came from another system. */
function ownedInCapitals(holes: readonly Hole[]): readonly (readonly [Hole, PlantedFault])[] {
  const owner = middleOf(holes.filter(({ drill }) => drill.field !== null))?.drill.field?.operator
  return holes
    .filter(({ drill, parent }) => drill.field?.operator === owner && owner !== undefined && parent === null)
    .slice(0, RESPELT)
    .map((hole) => [hole, { legalOwnerName: respelt(operatorOf(owner ?? '').name) }])
}

/** Kilometres that nobody takes for the edge of a field. */
const FAR = 20

/** Kilometres between two places, near enough at this latitude. */
const apart = (one: Position, other: Position): number =>
  Math.hypot((one.lon - other.lon) * 68, (one.lat - other.lat) * 111)

/** Few years of figures, so that few of them do not add up. */
const MOST_MONTHS = 60

const isAtSea = ({ block }: DemoField): boolean => block !== null

/** A producing well at sea that the register files under a field far away: it lies outside that, and both fields no longer add up. */
function misfiled({ byField }: Production): readonly (readonly [Hole, PlantedFault])[] {
  const wells = [...byField]
    .filter(([field, producers]) => isAtSea(field) && producers.length > 1)
    .flatMap(([, producers]) => producers)
    .filter((producer) => producesGas(producer) && lasted(producer) <= MOST_MONTHS)
  const well = middleOf(wells)
  const other = [...byField.keys()].find(
    (field) => well !== undefined && isAtSea(field) && apart(field.position, well.field.position) > FAR,
  )
  return well === undefined || other === undefined ? [] : [[well.hole, { fieldCode: other.code }]]
}

const lasted = ({ first, last }: Producer): number => last - first

/**
 * Faults as real registers have them, one for each rule of quality that nothing else here breaks, by the key of the borehole.
 * They stand in its row alone: figures, paths and layers are made of what is true.
 */
export const plantedFaults = ({ holes, production }: Drilled): ReadonlyMap<number, PlantedFault> =>
  new Map(
    [...endedTooEarly(holes), ...begunTooSoon(holes), ...ownedInCapitals(holes), ...misfiled(production)].map(
      ([{ dbk }, fault]) => [dbk, fault],
    ),
  )
