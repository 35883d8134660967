import { boreholes, type Borehole } from '@datacentre/catalogue'
import { knownDay, showDay } from '@datacentre/catalogue/time/days'
import type { CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import type { Cell } from '../spreadsheet/cell.ts'
import type { NamesOfCodes } from '../snapshot/register-of-version.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { inSystem, type Coordinates } from '../coordinates.ts'
import { sheetColumns } from './register-sheet.ts'
import { sheetOf, type SheetColumn } from './sheet-column.ts'

/** The systems a borehole's position is given in, in the order of the columns. */
export const boreholeSystems = [
  'RD',
  'ED50-TM5',
  'ED50-UTM31',
  'ED50',
  'WGS84-UTM31',
  'WGS84',
] as const satisfies readonly CoordinateSystem[]

type BoreholeSystem = (typeof boreholeSystems)[number]

type PlaceOf = (row: Borehole) => Coordinates | null

/** Where a row lies in a system. Several of its columns tell that, one after the other: it is worked out once for all of them. */
function placeIn(system: BoreholeSystem): PlaceOf {
  let last: Borehole | undefined
  let place: Coordinates | null = null
  return (row) => {
    if (row === last) return place
    last = row
    const { longitudeWgs84, latitudeWgs84 } = row
    place =
      longitudeWgs84 === null || latitudeWgs84 === null
        ? null
        : inSystem(system, longitudeWgs84, latitudeWgs84)
    return place
  }
}

const AXES = { x: 0, y: 1 } as const
type Axis = keyof typeof AXES

const coordinate =
  (placeOf: PlaceOf, axis: Axis): ((row: Borehole) => Cell) =>
  (row) =>
    placeOf(row)?.[AXES[axis]] ?? null

const CENTIMETRES = 100
const toCentimetre = (value: number): number => Math.round(value * CENTIMETRES) / CENTIMETRES

/** Where the hole ends: its start in ED50 / UTM 31 and how far it went from there. */
function end(placeOf: PlaceOf, axis: Axis): (row: Borehole) => Cell {
  const start = coordinate(placeOf, axis)
  return (row) => {
    const from = start(row)
    const moved = axis === 'x' ? row.endDx : row.endDy
    return typeof from !== 'number' || moved === null ? null : toCentimetre(from + moved)
  }
}

/** A depth counted from the reference point, as one counted from NAP or mean sea level. */
const toDatum = (depth: number | null, height: number | null): Cell =>
  depth === null || height === null ? null : toCentimetre(depth - height)

/** Scripts read these two as text (and days before 1900 are no spreadsheet dates anyway). */
function textDay(day: number | null): Cell {
  const known = knownDay(day)
  return known === null ? null : showDay(known)
}

function publicFrom(day: number | null): Cell {
  const known = knownDay(day)
  return known === null ? null : { day: known }
}

/** The sixty-one columns of boreholes.xlsx in the order that scripts count on, and after them what the register has beside. */
function boreholeColumns(
  language: Language,
  { facilityName, fieldName }: NamesOfCodes,
): SheetColumn<Borehole>[] {
  const describe = (list: Parameters<typeof sayCode>[1], code: string | null): Cell =>
    code === null ? null : sayCode(language, list, code)
  const [rd, tm5, utm31, ed50, utm31Wgs84] = [
    placeIn('RD'),
    placeIn('ED50-TM5'),
    placeIn('ED50-UTM31'),
    placeIn('ED50'),
    placeIn('WGS84-UTM31'),
  ]
  const cells = {
    onOffshore: (row) => row.onOffshore,
    mapSheetLayout: (row) => row.mapSheetLayout,
    mapSheet: (row) => row.mapSheet,
    blockCd: (row) => row.blockCd,
    provinceCode: (row) => row.provinceCode,
    provinceName: (row) => describe('province', row.provinceName),
    municipalityId: (row) => row.municipalityId,
    municipalityName: (row) => row.municipalityName,
    postalCode: (row) => row.postalCode,
    facilityCode: (row) => row.facilityCode,
    facilityName: (row) => (row.facilityCode === null ? null : facilityName(row.facilityCode)),
    submittedX: (row) => row.submittedX,
    submittedY: (row) => row.submittedY,
    submittedSystem: (row) => describe('coordinateSystem', row.submittedSystem),
    xRd: coordinate(rd, 'x'),
    yRd: coordinate(rd, 'y'),
    xTm5: coordinate(tm5, 'x'),
    yTm5: coordinate(tm5, 'y'),
    xUtm31: coordinate(utm31, 'x'),
    yUtm31: coordinate(utm31, 'y'),
    longitudeEd50: coordinate(ed50, 'x'),
    latitudeEd50: coordinate(ed50, 'y'),
    xUtm31Wgs84: coordinate(utm31Wgs84, 'x'),
    yUtm31Wgs84: coordinate(utm31Wgs84, 'y'),
    longitudeWgs84: (row) => row.longitudeWgs84,
    latitudeWgs84: (row) => row.latitudeWgs84,
    startDate: (row) => textDay(row.startDate),
    endDate: (row) => textDay(row.endDate),
    boreholeType: (row) => row.boreholeType,
    nitgNr: (row) => row.nitgNr,
    uwi: (row) => row.uwi,
    shortName: (row) => row.shortName,
    boreholeName: (row) => row.boreholeName,
    purposeCd: (row) => row.purposeCd,
    purpose: (row) => describe('boreholePurpose', row.purposeCd),
    resultCode: (row) => row.resultCode,
    result: (row) => describe('boreholeResult', row.resultCode),
    statusDescription: (row) => describe('boreholeStatus', row.statusDescription),
    boreholeShape: (row) => describe('boreholeShape', row.boreholeShape),
    kickoffAhDepthInMeters: (row) => row.kickoffAhDepthInMeters,
    endAhDepthInMeters: (row) => row.endAhDepthInMeters,
    tvdInMeters: (row) => row.tvdInMeters,
    endDx: (row) => row.endDx,
    xEnd: end(utm31, 'x'),
    endDy: (row) => row.endDy,
    yEnd: end(utm31, 'y'),
    depthReference: (row) => describe('depthReference', row.depthReference),
    drpHeightInMeters: (row) => row.drpHeightInMeters,
    drpDatumCode: (row) => row.drpDatumCode,
    ahDepthToDatum: (row) => toDatum(row.endAhDepthInMeters, row.drpHeightInMeters),
    tvdToDatum: (row) => toDatum(row.tvdInMeters, row.drpHeightInMeters),
    legalOwnerName: (row) => row.legalOwnerName,
    clientOrgName: (row) => row.clientOrgName,
    rigName: (row) => row.rigName,
    drillingCompany: (row) => row.drillingCompany,
    lithostratCode: (row) => row.lithostratCode,
    chronostratCode: (row) => row.chronostratCode,
    wellName: (row) => row.wellName,
    fieldCode: (row) => row.fieldCode,
    fieldName: (row) => (row.fieldCode === null ? null : fieldName(row.fieldCode)),
    confidentialityDate: (row) => publicFrom(row.confidentialityDate),
  } as const satisfies Record<string, (row: Borehole) => Cell>
  const say = speak(language)
  const keys = Object.keys(cells) as (keyof typeof cells)[]
  const live = keys.map((key) => ({ header: say(`boreholeSheet.${key}`), cell: cells[key] }))
  const told = new Set<string>([...keys, ...boreholes.sheet.leavesOut])
  const further = boreholes.columns.filter(({ key }) => !told.has(key))
  return [...live, ...further.flatMap((column) => sheetColumns(boreholes, column, language))]
}

export function boreholeSheet(rows: readonly Borehole[], language: Language, around: NamesOfCodes): Sheet {
  return sheetOf(speak(language)('register.boreholes.title'), boreholeColumns(language, around), rows)
}
