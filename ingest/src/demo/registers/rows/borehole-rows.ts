import type { Borehole } from '@datacentre/catalogue'
import type { StratUnit } from '@datacentre/catalogue/codes/rock-units'
import type { Chronostrat } from '@datacentre/catalogue/codes/stratigraphy'
import { type Gaps, withGaps } from '../../chance/gaps.ts'
import type { Random } from '../../chance/random.ts'
import type { Country } from '../../country.ts'
import { columnOf } from '../boreholes/hole-column.ts'
import { layerAt } from '../../ground/geology.ts'
import { nameIn, operatorOf, ownerIn } from '../../sector/operators.ts'
import { afterDays } from '../../timeline.ts'
import { placeOf, SheetNumbers } from '../boreholes/borehole-place.ts'
import { boreholeEquipment } from '../boreholes/borehole-equipment.ts'
import type { Hole } from '../boreholes/hole-model.ts'
import { neverPublic, publicDay } from '../boreholes/public-from.ts'
import { referenceLevelOf } from '../boreholes/reference-level.ts'
import { uwiOf } from '../boreholes/uwi.ts'

/** What a few boreholes have instead of a date that nobody knows (as the national service has it). */
const PLACEHOLDERS = [Date.UTC(1800, 0, 1), Date.UTC(1801, 0, 1)] as const

/** What a live row never lacks has no gap here: on or offshore, code, purpose, start, NITG number and position. */
const gaps: Gaps<Borehole> = {
  clientOrgName: 0.006,
  endDate: 0.006,
  legalOwnerName: 0.02,
  endAhDepthInMeters: 0.015,
  tvdInMeters: 0.06,
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
  // 148 of 6,609 live rows have one.
  chronostratCode: 1 - 148 / 6609,
}

/** The purpose under which the register files a hole of which nobody knows why it was drilled. */
const PURPOSE_UNKNOWN = 'EXP'

const twoDecimals = (metres: number): number => Math.round(metres * 100) / 100

export function* boreholeRows(holes: readonly Hole[], country: Country): Iterable<Borehole> {
  const register = { sheets: new SheetNumbers(), neverPublic: neverPublic(holes, country) }
  for (const hole of holes) yield rowOf(hole, register, country)
}

type Register = { readonly sheets: SheetNumbers; readonly neverPublic: ReadonlySet<Hole> }

function rowOf(hole: Hole, { sheets, neverPublic }: Register, country: Country): Borehole {
  const { random, timeline } = country
  const chance = random('borehole row', hole.nr)
  const { drill, end, plan, startDay } = hole
  const { field, facility, position, purpose } = drill
  const deepest = layerAt(columnOf(hole, country), end.tvd).unit
  const drilled = startDay !== null
  const filed = isFiledUnderField(hole)
  return withGaps<Borehole>(
    {
      boreholeDbk: hole.dbk,
      boreholeName: hole.name,
      shortName: hole.shortName,
      resultCode: hole.result,
      clientOrgName: nameIn(yearIn(drill.start ?? timeline.now), drill.client),
      startDate: startDay ?? plannedDay(hole, country),
      endDate: endDateOf(hole, chance),
      purposeCd: purpose ?? PURPOSE_UNKNOWN,
      statusDescription: hole.status,
      onOffshore: hole.block === null ? 'ON' : 'OFF',
      legalOwnerName:
        field === null ? ownerIn(timeline.year, drill.client).name : operatorOf(field.operator).name,
      confidentialityDate: neverPublic.has(hole) ? null : publicDay(hole, country),
      endAhDepthInMeters: drilled ? twoDecimals(end.ah) : null,
      tvdInMeters: drilled ? twoDecimals(end.tvd) : null,
      uwi: uwiOf(hole, country),
      aliasName: hole.alias,
      fieldCode: filed ? (field?.code ?? null) : null,
      facilityCode: facility?.code ?? null,
      boreholeType: hole.parent === null ? 'BRH' : 'STR',
      longitudeWgs84: position.lon,
      latitudeWgs84: position.lat,
      parentDbk: hole.parent?.dbk ?? null,
      gdnrCollectionId: hole.licenceId,
      ...placeOf(hole, { sheets, random: chance }),
      boreholeShape: plan.shape,
      kickoffAhDepthInMeters: Number.isFinite(plan.kickoff) ? plan.kickoff : null,
      endDx: drilled ? twoDecimals(end.dx) : null,
      endDy: drilled ? twoDecimals(end.dy) : null,
      ...(drilled ? { ...referenceLevelOf(hole, country), ...boreholeEquipment(hole, chance) } : notDrilled),
      lithostratCode: drilled ? deepest : null,
      chronostratCode: drilled ? chronostratOf(deepest) : null,
      wellName: filed ? hole.name : null,
    },
    { gaps, random: chance },
  )
}

const notDrilled = {
  depthReference: null,
  drpHeightInMeters: null,
  drpDatumCode: null,
  rigName: null,
  drillingCompany: null,
}

const yearIn = (moment: number): number => Math.floor(moment)

/** Whether the register names field and well of a hole: of those that served, which is 3,064 of 6,609 live rows. */
const isFiledUnderField = ({ service }: Hole): boolean => service !== null

/** The day on which a hole that is only planned will be begun: in the coming year and a half. */
const plannedDay = ({ nr }: Hole, { random, timeline }: Country): number =>
  afterDays(timeline.today, random('planned start', nr).whole(20, 540))

/** Nobody knows when some old holes were finished. */
function endDateOf({ endDay, drill }: Hole, chance: Random): number | null {
  const unknown = (drill.start ?? 2000) < 1950 && drill.field === null && chance.chance(0.07)
  return unknown ? chance.pick(PLACEHOLDERS) : endDay
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
