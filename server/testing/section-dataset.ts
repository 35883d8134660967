import { boreholes } from '@datacentre/catalogue'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { logDocuments } from '@datacentre/catalogue/supporting/documents'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import type { DatasetWriter } from '@datacentre/database'
import { aBorehole, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'

/** That of all holes. */
export const LATITUDE = 53.2

type Layer = readonly [unit: string, top: number, base: number]
type Hole = Partial<Parameters<typeof aBorehole>[0]> & {
  readonly nr: number
  readonly name: string
  readonly east: number
  readonly layers?: readonly Layer[]
}

/** Holes on one parallel: straight, bent, leaning without a survey, without a height, unread, nowhere, straight with a log, shallow. */
const holes: readonly Hole[] = [
  {
    nr: 1,
    name: 'WEST-01',
    east: 6.5,
    boreholeShape: 'V',
    drpHeightInMeters: 10,
    drpDatumCode: 'NAP',
    endAhDepthInMeters: 2510,
    layers: [
      ['NU', 0, 510],
      ['ZE', 510, 2010],
      ['ROSLU', 2010, 2110],
      ['ROSLL', 2110, 2210],
      ['DC', 2210, 2510],
    ],
  },
  {
    nr: 2,
    name: 'BENT-01',
    east: 6.6,
    boreholeShape: 'D',
    drpHeightInMeters: 20,
    drpDatumCode: 'MSL',
    endAhDepthInMeters: 3000,
    layers: [
      ['NU', 0, 1000],
      ['ZE', 1000, 2000],
      ['ROSL', 2000, 3000],
    ],
  },
  {
    nr: 3,
    name: 'LEANING-01',
    east: 6.7,
    boreholeShape: 'D',
    drpHeightInMeters: 5,
    drpDatumCode: 'NAP',
    endAhDepthInMeters: 3000,
    layers: [['ROSL', 0, 3000]],
  },
  {
    nr: 4,
    name: 'BOTTOMLESS-01',
    east: 6.72,
    boreholeShape: 'V',
    drpHeightInMeters: null,
    endAhDepthInMeters: 1000,
    layers: [['ROSL', 0, 1000]],
  },
  {
    nr: 5,
    name: 'UNREAD-01',
    east: 6.74,
    boreholeShape: 'V',
    drpHeightInMeters: 0,
    drpDatumCode: 'NAP',
    endAhDepthInMeters: 900,
  },
  { nr: 6, name: 'NOWHERE-01', east: NaN, longitudeWgs84: null, latitudeWgs84: null },
  {
    nr: 7,
    name: 'EAST-01 <b>&',
    east: 6.8,
    boreholeShape: 'V',
    drpHeightInMeters: 0,
    drpDatumCode: 'NAP',
    endAhDepthInMeters: 2400,
    layers: [
      ['CK', 0, 2100],
      ['RO', 2100, 2200],
      ['DC', 2200, 2400],
    ],
  },
  {
    nr: 8,
    name: 'SHALLOW-01',
    east: 6.65,
    boreholeShape: 'V',
    drpHeightInMeters: 0,
    drpDatumCode: 'NAP',
    endAhDepthInMeters: 300,
    layers: [['NU', 0, 300]],
  },
]

export const LAS = `~V
VERS. 2.0 : CWLS
~W
NULL. -999.25 : none
~C
DEPT.M : depth
GR.GAPI : gamma ray
~A
100 20
200 120
300 60
`

/** Boreholes for a cross-section. */
export async function fillSection(writer: DatasetWriter): Promise<void> {
  await writer.rows(
    boreholes,
    holes.map(({ nr, name, east, layers: _layers, ...row }) =>
      aBorehole({
        boreholeDbk: nr,
        boreholeName: name,
        shortName: name.split(' ')[0] ?? name,
        longitudeWgs84: east,
        latitudeWgs84: LATITUDE,
        ...row,
      }),
    ),
  )
  const read = holes.filter(({ layers }) => layers !== undefined)
  await writer.rows(
    stratInterpretations,
    read.map(({ nr }) => ({
      ...emptyRow(stratInterpretations.columns),
      boreholeDbk: nr,
      interpretationNr: 1,
      interpretationDate: day('1999-05-06'),
      stratSourceDescription: 'Operator',
      preferredBln: 'J',
    })),
  )
  await writer.rows(
    stratIntervals,
    read.flatMap(({ nr, layers = [] }) =>
      layers.map(([stratUnitId, topDepth, bottomDepth], at) => ({
        ...emptyRow(stratIntervals.columns),
        boreholeDbk: nr,
        interpretationNr: 1,
        intervalNr: at + 1,
        topDepth,
        bottomDepth,
        stratUnitId,
      })),
    ),
  )
  await writer.rows(deviationSurveys, [
    { ...emptyRow(deviationSurveys.columns), boreholeDbk: 2, surveyNr: 1, coordSystemCode: 'RD' },
  ])
  await writer.rows(
    deviationPoints,
    [
      [0, 0],
      [1000, 0],
      [3000, 60],
    ].map(([ahDepth = 0, devAngle = 0], at) => ({
      ...emptyRow(deviationPoints.columns),
      boreholeDbk: 2,
      surveyNr: 1,
      pointNr: at + 1,
      ahDepth,
      devAngle,
      azimuth: 90,
    })),
  )
  await writer.rows(logDocuments, [
    {
      ...emptyRow(logDocuments.columns),
      documentBfileDbk: 70,
      boreholeDbk: 7,
      fileName: 'east.las',
      fileTypeCode: 'LAS',
      filePath: 'files/east.las',
    },
    { ...emptyRow(logDocuments.columns), documentBfileDbk: 71, boreholeDbk: 7, fileName: 'not-held.las' },
  ])
  await writer.file('files/east.las', Buffer.from(LAS))
}
