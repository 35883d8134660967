import {
  boreholes,
  fieldProduction,
  fields,
  geothermalProduction,
  licences,
  seismicLines,
  seismicSurveys2d,
  seismicSurveys3d,
  wellProduction,
} from '@datacentre/catalogue'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import type { DatasetWriter, Geometry } from '@datacentre/database'
import {
  aBorehole,
  aField,
  aLicence,
  aSeismicLine,
  aSeismicSurvey2d,
  aSeismicSurvey3d,
  aWellFigure,
  day,
} from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'

/** The tower of Amersfoort: 155,000 and 463,000 m on the Dutch grid. */
export const TOWER = { longitudeWgs84: 5.38720621, latitudeWgs84: 52.1551744 }

type Corner = readonly [west: number, south: number]

/** An outline of a tenth of a degree, east and north of a corner. */
const tenth = ([west, south]: Corner): number[][] =>
  [
    [0, 0],
    [0.1, 0],
    [0.1, 0.1],
    [0, 0.1],
    [0, 0],
  ].map(([east = 0, north = 0]) => [west + east, south + north])

const outline = (...corners: readonly Corner[]): Geometry =>
  corners.length === 1
    ? { type: 'Polygon', coordinates: corners.map(tenth) }
    : { type: 'MultiPolygon', coordinates: corners.map((corner) => [tenth(corner)]) }

const line = (...coordinates: readonly Corner[]): Geometry => ({ type: 'LineString', coordinates })

/** A hole with two sidetracks, in a field in a licence, and what lies around it. */
export async function fillMapDataset(writer: DatasetWriter): Promise<void> {
  const inField = { fieldCode: 'OVN', gdnrCollectionId: 'GDNC-A', ...TOWER }
  await writer.rows(boreholes, [
    aBorehole({
      ...inField,
      boreholeDbk: 100,
      boreholeName: 'OOSTERVEEN-01',
      shortName: 'OVN-01',
      aliasName: 'Súd 1',
      facilityCode: 'OVN-A',
    }),
    aBorehole({ ...inField, boreholeDbk: 101, boreholeName: 'OOSTERVEEN-01-S1', parentDbk: 100 }),
    aBorehole({ ...inField, boreholeDbk: 102, boreholeName: 'OOSTERVEEN-01-S2', parentDbk: 100 }),
    aBorehole({
      boreholeDbk: 103,
      boreholeName: 'K12-01',
      shortName: 'K12-01',
      longitudeWgs84: null,
      latitudeWgs84: null,
    }),
  ])
  await writer.rows(fields, [
    {
      ...aField({
        fieldDbk: 711,
        fieldName: 'Oosterveen',
        fieldCode: 'OVN',
        discoveryBoreholeDbk: 100,
        licenceCollectionIds: 'GDNC-A, GDNC-B',
      }),
      geometry: outline([5.35, 52.12]),
    },
    { ...aField({ fieldDbk: 712, fieldName: 'K12-A', fieldCode: '711' }), geometry: null },
  ])
  await writer.rows(licences, [
    {
      ...aLicence({ gdnrCollectionId: 'GDNC-A', licenceName: 'AMERSFOORT' }),
      geometry: outline([5.3, 52.1]),
    },
    {
      ...aLicence({ gdnrCollectionId: 'GDNC-B', licenceName: 'BAARN & SOEST' }),
      geometry: outline([5.35, 52.1], [5.9, 52.5]),
    },
    {
      ...aLicence({ gdnrCollectionId: 'GDNC-C', licenceName: 'Next door' }),
      geometry: outline([5.2, 52.1]),
    },
    { ...aLicence({ gdnrCollectionId: 'GDNC-D', licenceName: 'Unknown' }), geometry: null },
  ])
  await writer.rows(seismicSurveys2d, [
    { ...aSeismicSurvey2d({ id: 84, name: 'L2NAM1984A' }), geometry: outline([5.3, 52.1]) },
  ])
  await writer.rows(seismicLines, [
    {
      ...aSeismicLine({ lineDbk: 2, name: 'NAM84-10', surveyId: 84 }),
      geometry: line([5.3, 52.1], [5.4, 52.2]),
    },
    {
      ...aSeismicLine({ lineDbk: 1, name: 'NAM84-9', surveyId: 84, anaDigTypeCd: 'DIG' }),
      geometry: line([5.3, 52.2], [5.4, 52.1]),
    },
    { ...aSeismicLine({ lineDbk: 3, name: 'NAM85-1', surveyId: 85 }), geometry: null },
  ])
  await writer.rows(seismicSurveys3d, [{ ...aSeismicSurvey3d({ id: 306 }), geometry: outline([5.3, 52.1]) }])
  await writer.rows(facilities, [
    { ...emptyRow(facilities.columns), facilityCode: 'OVN-A', facilityName: 'Oosterveen A', ...TOWER },
    { ...emptyRow(facilities.columns), facilityCode: 'AAA', facilityName: 'Zwolle' },
  ])
  await writer.rows(wellProduction.table, [
    aWellFigure({ boreholeDbk: 100, wellNm: 'OOSTERVEEN-01', year: 2004, jan: 1 }),
    aWellFigure({ boreholeDbk: 100, wellNm: 'OOSTERVEEN-01', year: 2006, jan: 1 }),
    aWellFigure({ boreholeDbk: 100, wellNm: 'OOSTERVEEN-01', year: 2005, product: 'Water', jan: 1 }),
    aWellFigure({ boreholeDbk: 101, wellNm: 'OOSTERVEEN-01-S1', year: 2020, jan: 1 }),
  ])
  await writer.rows(fieldProduction.table, [
    {
      ...emptyRow(fieldProduction.table.columns),
      fieldDbk: 711,
      name: 'Oosterveen',
      year: 2004,
      product: 'Gas',
      productionType: 'Produced',
      jan: 1,
    },
  ])
  await writer.rows(geothermalProduction.table, [
    {
      ...emptyRow(geothermalProduction.table.columns),
      boreholeDbk: 102,
      wellName: 'OOSTERVEEN-01-S2',
      startDate: day('2024-02-01'),
      h2oProd: 5,
    },
  ])
}
