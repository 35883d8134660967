import {
  boreholes,
  fieldProduction,
  fields,
  geothermalProduction,
  licences,
  miningProduction,
  seismicLines,
  seismicSurveys2d,
  seismicSurveys3d,
  wellProduction,
} from '@datacentre/catalogue'
import { facilities } from '@datacentre/catalogue/supporting/facilities'
import type { DatasetWriter } from '@datacentre/database'
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
import { fillDetailsOf } from './small-details.ts'

export const someBoreholes = [
  aBorehole({
    boreholeDbk: 2569923610,
    boreholeName: 'K12-B-01',
    shortName: 'K12-B-01',
    onOffshore: 'OFF',
    resultCode: 'GAS',
    purposeCd: 'DEV-HC',
    statusDescription: 'Closed-In',
    startDate: day('1984-12-31'),
    endDate: day('1800-01-01'),
    confidentialityDate: day('1990-01-01'),
    fieldCode: 'OVN',
    facilityCode: 'K12-B',
    longitudeWgs84: 5.38720621,
    latitudeWgs84: 52.1551744,
    endAhDepthInMeters: 4012.5,
    drpHeightInMeters: 12.5,
    endDx: 100,
    endDy: -50,
    uwi: '8001',
  }),
  aBorehole({
    boreholeDbk: 2,
    boreholeName: "=SUM(A1) & 't <Zandt>\u0007",
    shortName: '+TZD-01',
    startDate: day('1850-02-03'),
    clientOrgName: '@Noordgas',
  }),
  aBorehole({
    boreholeDbk: 3,
    boreholeName: 'K2-01',
    shortName: '-K2',
    onOffshore: 'OFF',
    longitudeWgs84: null,
  }),
]

const someFields = [
  aField({
    fieldDbk: 711,
    fieldName: 'Oosterveen',
    fieldCode: 'OVN',
    fieldLegend: 'G',
    fieldOperator: 'Noordgas',
    fieldOperatorCode: 'NGS',
    fieldStatus: 'NP<5',
    geoStratUnitCodes: 'ROSL,DC',
    licencedAreas: 'DRENTHE II, K06 & L07',
    prodStartDate: day('1968-01-01'),
  }),
  aField({
    fieldDbk: 712,
    fieldName: 'Westzand',
    fieldCode: 'WZD',
    fieldOperator: 'Westolie',
    fieldOperatorCode: 'WZO',
  }),
]

const someLicences = [
  aLicence({
    gdnrCollectionId: 'GDNC-1',
    licenceName: 'K06 & L07',
    licensees: ['Noordgas, Delfzijl', 'Warmte'],
  }),
]

/** Rows need no outline or line to be listed and exported. */
const unshaped = <Row extends object>(row: Row): Row & { geometry: null } => ({ ...row, geometry: null })

const gas = { product: 'Gas', productionType: 'Produced', location: 'L', operatorNm: 'Noordgas' } as const

/** Small enough to work every figure out by hand. */
export async function fillSmallDataset(writer: DatasetWriter): Promise<void> {
  await writer.rows(boreholes, someBoreholes)
  await fillDetailsOf(writer, 2569923610)
  await writer.rows(fields, someFields.map(unshaped))
  await writer.rows(licences, someLicences.map(unshaped))
  await writer.rows(seismicSurveys2d, [
    unshaped(aSeismicSurvey2d({ id: 84, nrOfLines: 1, anaDigTypeCodes: 'ANA, DIG' })),
  ])
  await writer.rows(seismicLines, [
    unshaped(
      aSeismicLine({
        lineDbk: 1,
        length: 12_345,
        releaseDate: day('2006-07-01'),
        blocks: 'F02, F03',
        scanned: 1,
        digital: 0,
        firstX: 500_000,
      }),
    ),
  ])
  await writer.rows(seismicSurveys3d, [
    unshaped(aSeismicSurvey3d({ id: 306, confidentialityDate: day('2011-01-01') })),
  ])
  await writer.rows(facilities, [
    { ...emptyRow(facilities.columns), facilityCode: 'K12-B', facilityName: 'Platform K12-B' },
  ])
  await writer.rows(wellProduction.table, [
    aWellFigure({
      boreholeDbk: 2569923610,
      wellNm: 'K12-B-01',
      year: 2024,
      ...gas,
      location: 'S',
      jan: 0.1,
      feb: 0.1,
    }),
  ])
  await writer.rows(fieldProduction.table, [
    {
      ...emptyRow(fieldProduction.table.columns),
      ...gas,
      fieldDbk: 711,
      name: 'Oosterveen',
      year: 2024,
      jan: 12.345,
      feb: null,
      mar: 0.1,
    },
    {
      ...emptyRow(fieldProduction.table.columns),
      ...gas,
      fieldDbk: 711,
      name: 'Oosterveen',
      year: 2025,
      jan: 1,
    },
    {
      ...emptyRow(fieldProduction.table.columns),
      ...gas,
      fieldDbk: 712,
      name: 'Súdwâld',
      year: 2025,
      location: 'S',
      jan: 2,
    },
    {
      ...emptyRow(fieldProduction.table.columns),
      ...gas,
      fieldDbk: 712,
      name: 'Westzand',
      year: 2024,
      product: 'Oil',
      jan: 12.34,
    },
  ])
  await writer.rows(miningProduction.table, [
    {
      ...emptyRow(miningProduction.table.columns),
      ...gas,
      facilityCode: 'K12-B',
      name: 'Platform K12-B',
      year: 2024,
      productionType: 'Flared',
      jan: 0.002,
    },
  ])
  await writer.rows(geothermalProduction.table, [
    {
      ...emptyRow(geothermalProduction.table.columns),
      boreholeDbk: 2,
      wellName: 'GT-01',
      startDate: day('2024-02-01'),
      h2oProd: 1234.5,
      facilityName: 'Kas',
    },
    {
      ...emptyRow(geothermalProduction.table.columns),
      boreholeDbk: 2,
      wellName: 'GT-01',
      startDate: day('2024-01-01'),
      h2oInj: 10,
    },
  ])
}

export const smallVersion = {
  name: 'small',
  title: 'A small dataset',
  packageVersion: '1',
  created: Date.UTC(2026, 10, 1),
  licenceName: 'CC0',
  licenceUrl: null,
  source: 'test',
  checksum: 'abc',
  figuresUntil: '2026-09',
  provisionalFrom: null,
  texts: {
    nl: { title: 'Een kleine dataset', licence: 'CC0', sources: ['Een oud archief'] },
    en: { title: 'A small dataset', licence: 'CC0', sources: ['An old archive'] },
  },
  demonstration: true,
}
