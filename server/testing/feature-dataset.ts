import { boreholes, fields, licences, wellProduction } from '@datacentre/catalogue'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, aField, aLicence } from '@datacentre/fixtures'

const square = (west: number, south: number, size = 0.1) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
})

/** A few features of each shape, some without a place or a value. */
export async function fillFeatures(writer: DatasetWriter): Promise<void> {
  await writer.rows(boreholes, [
    aBorehole({
      boreholeDbk: 1,
      boreholeName: 'A-01',
      shortName: 'AAA-01',
      longitudeWgs84: 5,
      latitudeWgs84: 52,
      fieldCode: 'OVN',
      resultCode: 'GAS',
      onOffshore: 'ON',
      endAhDepthInMeters: 3000,
      drpDatumCode: 'NAP',
      startDate: Date.UTC(1984, 11, 31),
      endDate: Date.UTC(1985, 5, 30),
    }),
    aBorehole({
      boreholeDbk: 2,
      boreholeName: "O'B-02",
      shortName: null,
      longitudeWgs84: 6,
      latitudeWgs84: 53,
      resultCode: 'OIL',
      onOffshore: 'OFF',
      endAhDepthInMeters: 1500.5,
      startDate: Date.UTC(2001, 0, 1),
      endDate: null,
    }),
    aBorehole({
      boreholeDbk: 3,
      boreholeName: 'Ç-03 100%',
      shortName: 'CCC-03',
      longitudeWgs84: null,
      latitudeWgs84: null,
      resultCode: null,
      endAhDepthInMeters: null,
      startDate: null,
      endDate: null,
    }),
  ])
  await writer.rows(fields, [
    { ...aField({ fieldDbk: 7, fieldCode: 'OVN', fieldName: 'Oosterveen' }), geometry: square(5, 52) },
    { ...aField({ fieldDbk: 8, fieldCode: 'ZDN', fieldName: 'Zuid' }), geometry: square(4, 51, 0.5) },
  ])
  await writer.rows(licences, [
    {
      ...aLicence({
        gdnrCollectionId: 'G-1/a',
        licenceName: 'K06 & L07',
        licensees: ['Noordgas', 'Warmte'],
      }),
      geometry: square(4, 53),
    },
    { ...aLicence({ gdnrCollectionId: 'G-2', licenceName: 'Zuid', licensees: [] }), geometry: null },
  ])
  const months = Object.fromEntries(
    ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map((month, at) => [
      month,
      at < 6 ? at + 1 : null,
    ]),
  )
  await writer.rows(
    wellProduction.table,
    [2019, 2020].map((year) => ({
      boreholeDbk: 1,
      wellNm: 'A-01',
      year,
      product: 'Gas',
      productionType: 'Produced',
      operatorNm: 'Noordgas',
      location: 'L',
      ...months,
    })) as never,
  )
}
