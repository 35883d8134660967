import type { Borehole } from '@datacentre/catalogue'
import type { Chronostrat, StratUnit } from '@datacentre/catalogue/codes/stratigraphy'
import { type Gaps, withGaps } from '../chance/gaps.ts'
import type { Random } from '../chance/random.ts'
import type { Country } from '../country.ts'
import { columnOf } from '../details/column.ts'
import { layerAt } from '../ground/geology.ts'
import { operatorOf, ownerIn } from '../sector/operators.ts'
import { afterYears } from '../timeline.ts'
import { placeOf, SheetNumbers } from './borehole-place.ts'
import { boreholeEquipment } from './borehole-equipment.ts'
import type { Hole } from './hole-model.ts'

/** A borehole becomes public five years after it was drilled. */
const CONFIDENTIAL_YEARS = 5

/** What a few boreholes have instead of a date that nobody knows (wire facts). */
const PLACEHOLDERS = [Date.UTC(1800, 0, 1), Date.UTC(1801, 0, 1)] as const

const gaps: Gaps<Borehole> = {
  shortName: 0.004,
  clientOrgName: 0.006,
  startDate: 0.005,
  endDate: 0.006,
  onOffshore: 0.002,
  legalOwnerName: 0.02,
  confidentialityDate: 0.05,
  endAhDepthInMeters: 0.015,
  tvdInMeters: 0.06,
  nitgNr: 0.01,
  uwi: 0.04,
  boreholeType: 0.003,
  mapSheetLayout: 0.01,
  mapSheet: 0.01,
  submittedX: 0.02,
  submittedY: 0.02,
  submittedSystem: 0.02,
  boreholeShape: 0.02,
  endDx: 0.05,
  endDy: 0.05,
  depthReference: 0.03,
  drpHeightInMeters: 0.04,
  drpDatumCode: 0.03,
  rigName: 0.2,
  drillingCompany: 0.15,
  lithostratCode: 0.08,
  chronostratCode: 0.1,
  wellName: 0.01,
}

/** Positions that nobody knows any more. */
const NO_POSITION = 0.002

const twoDecimals = (metres: number): number => Math.round(metres * 100) / 100

export function* boreholeRows(holes: readonly Hole[], country: Country): Iterable<Borehole> {
  const sheets = new SheetNumbers()
  for (const hole of holes) yield rowOf({ hole, sheets }, country)
}

function rowOf({ hole, sheets }: { hole: Hole; sheets: SheetNumbers }, country: Country): Borehole {
  const { random, timeline } = country
  const chance = random('borehole row', hole.nr)
  const { drill, end, plan, startDay, endDay } = hole
  const { field, facility, position, purpose } = drill
  const lost = hole.service === null && chance.chance(NO_POSITION)
  const deepest = layerAt(columnOf(hole, country), end.tvd).unit
  const drilled = startDay !== null
  const days = placeholders(hole, chance)
  return withGaps<Borehole>(
    {
      boreholeDbk: hole.dbk,
      boreholeName: hole.name,
      shortName: hole.shortName,
      resultCode: hole.result,
      clientOrgName: operatorOf(drill.client).name,
      ...days,
      purposeCd: purpose,
      statusDescription: hole.status,
      onOffshore: hole.block === null ? 'ON' : 'OFF',
      legalOwnerName:
        field === null ? ownerIn(timeline.year, drill.client).name : operatorOf(field.operator).name,
      confidentialityDate: endDay === null ? null : afterYears(endDay, CONFIDENTIAL_YEARS),
      endAhDepthInMeters: drilled ? twoDecimals(end.ah) : null,
      tvdInMeters: drilled ? twoDecimals(end.tvd) : null,
      uwi: String(8_000_000_000 + hole.nr * 137),
      aliasName: hole.alias,
      fieldCode: field?.code ?? null,
      facilityCode: facility?.code ?? null,
      boreholeType: hole.parent === null ? 'BRH' : 'STR',
      longitudeWgs84: lost ? null : position.lon,
      latitudeWgs84: lost ? null : position.lat,
      parentDbk: hole.parent?.dbk ?? null,
      gdnrCollectionId: hole.licenceId,
      ...placeOf(hole, { sheets, random: chance }),
      boreholeShape: plan.shape,
      kickoffAhDepthInMeters: Number.isFinite(plan.kickoff) ? plan.kickoff : null,
      endDx: drilled ? twoDecimals(end.dx) : null,
      endDy: drilled ? twoDecimals(end.dy) : null,
      ...boreholeEquipment(hole, chance),
      lithostratCode: drilled ? deepest : null,
      chronostratCode: drilled ? chronostratOf(deepest) : null,
      wellName: hole.name,
    },
    { gaps, random: chance },
  )
}

/** Old holes of which nobody knows when they were drilled. */
function placeholders(
  { startDay, endDay, drill }: Hole,
  chance: Random,
): Pick<Borehole, 'startDate' | 'endDate'> {
  const unknown = (drill.start ?? 2000) < 1950 && drill.field === null && chance.chance(0.07)
  if (!unknown) return { startDate: startDay, endDate: endDay }
  const placeholder = chance.pick(PLACEHOLDERS)
  return { startDate: placeholder, endDate: chance.chance(0.5) ? placeholder : endDay }
}

/** The age of a unit, by the first letters of its code. */
const ages: readonly (readonly [prefix: string, age: Chronostrat])[] = [
  ['NU', 'NEO'],
  ['N', 'PAL'],
  ['CK', 'CRU'],
  ['KN', 'CRL'],
  ['S', 'JUU'],
  ['AT', 'JUL'],
  ['RO', 'PER'],
  ['RV', 'PER'],
  ['R', 'TRI'],
  ['ZE', 'PER'],
  ['DC', 'CBU'],
  ['C', 'CBL'],
]

const chronostratOf = (unit: StratUnit): Chronostrat | null =>
  ages.find(([prefix]) => unit.startsWith(prefix))?.[1] ?? null
