import { boreholes, fieldProduction, fields, geothermalProduction, licences } from '@datacentre/catalogue'
import { licenceType } from '@datacentre/catalogue/codes/licences'
import type { FieldFigure } from '@datacentre/catalogue/production/fields'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, aLicence, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'

const aFieldFigure = (figure: Partial<FieldFigure>): FieldFigure =>
  ({ ...emptyRow(fieldProduction.table.columns), ...figure }) as FieldFigure

/** Gas on land and at sea over two years, the second until September; figures are reported in million Nm³. */
export async function fillOverview(writer: DatasetWriter): Promise<void> {
  await writer.rows(fields, [
    { ...aField({ fieldDbk: 1, fieldName: 'Oost', fieldCode: 'OST' }), geometry: null },
    { ...aField({ fieldDbk: 2, fieldName: 'Zee <1>', fieldCode: 'ZEE' }), geometry: null },
  ])
  const figure = { product: 'Gas', productionType: 'Produced' } as const
  await writer.rows(fieldProduction.table, [
    aFieldFigure({
      ...figure,
      fieldDbk: 1,
      name: 'Oost',
      year: 2025,
      location: 'L',
      operatorNm: 'Noord',
      jan: 30,
      dec: 10,
    }),
    aFieldFigure({
      ...figure,
      fieldDbk: 2,
      name: 'Zee <1>',
      year: 2025,
      location: 'S',
      operatorNm: 'Zuid',
      feb: 60,
    }),
    aFieldFigure({
      ...figure,
      fieldDbk: 1,
      name: 'Oost',
      year: 2026,
      location: 'L',
      operatorNm: 'Noord',
      jan: 45,
    }),
  ])
  await writer.rows(fieldProduction.table, [
    aFieldFigure({
      product: 'Oil',
      productionType: 'Produced',
      fieldDbk: 2,
      name: 'Zee <1>',
      year: 2025,
      location: 'S',
      operatorNm: 'Zuid',
      mar: 5,
    }),
  ])
  await writer.rows(geothermalProduction.table, [
    {
      ...emptyRow(geothermalProduction.table.columns),
      wellName: 'GT-01',
      boreholeDbk: 1,
      startDate: day('2026-01-01'),
      h2oProd: 1000,
    },
  ])
  await writer.rows(boreholes, [
    aBorehole({
      boreholeDbk: 1,
      startDate: day('2024-03-01'),
      purposeCd: 'DEV-HC',
      statusDescription: 'Producing',
    }),
    aBorehole({
      boreholeDbk: 2,
      startDate: day('2024-05-01'),
      purposeCd: 'EXP-HC',
      statusDescription: 'Producing',
    }),
    aBorehole({ boreholeDbk: 3, startDate: null, statusDescription: null }),
    aBorehole({ boreholeDbk: 5, startDate: day('1801-01-01'), statusDescription: 'Unknown' }),
    aBorehole({ boreholeDbk: 6, startDate: null, statusDescription: 'Closed-in' }),
    aBorehole({ boreholeDbk: 7, startDate: day('2026-02-01'), statusDescription: 'Closed-In' }),
    aBorehole({ boreholeDbk: 4, startDate: day('2099-01-01'), statusDescription: 'Producing' }),
  ])
  await writer.rows(licences, [
    {
      ...aLicence({
        gdnrCollectionId: 'a',
        grantedDate: day('2004-06-01'),
        expiryDate: day('2010-12-31'),
        licenceTypeCode: 'WVG',
      }),
      geometry: null,
    },
    {
      ...aLicence({
        gdnrCollectionId: 'b',
        grantedDate: day('2010-01-01'),
        expiryDate: null,
        licenceTypeCode: 'WVG',
      }),
      geometry: null,
    },
    ...(
      [
        { gdnrCollectionId: 'c', status: 'EFFECTIVE', licenceTypeCode: 'WVG' },
        { gdnrCollectionId: 'd', status: 'EXPIRED', grantedDate: day('1990-01-01'), licenceTypeCode: 'WVG' },
        { gdnrCollectionId: 'e', status: 'APPLIED', licenceTypeCode: 'OSV' },
        ...licenceType.slice(0, 5).map((licenceTypeCode) => ({
          gdnrCollectionId: licenceTypeCode,
          status: 'EXPIRED' as const,
          licenceTypeCode,
        })),
      ] as const
    ).map((given) => ({ ...aLicence(given), geometry: null })),
  ])
}
