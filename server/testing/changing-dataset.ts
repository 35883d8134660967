import { boreholes, licences, wellProduction } from '@datacentre/catalogue'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { replaceDataset, type DatasetWriter } from '@datacentre/database'
import { aBorehole, aLicence, aWellFigure, day } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { beforeAll, vi } from 'vitest'
import { smallVersion } from './small-dataset.ts'
import { smallServer, type SmallServer } from './small-server.ts'

const square = (west: number, south: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, south],
      [west + 0.1, south],
      [west + 0.1, south + 0.1],
      [west, south],
    ],
  ],
})

const same = aBorehole({ boreholeDbk: 1, boreholeName: 'SAME-01', longitudeWgs84: 5, latitudeWgs84: 52 })
const removed = aBorehole({
  boreholeDbk: 2,
  boreholeName: 'GONE-01',
  shortName: null,
  onOffshore: null,
  longitudeWgs84: 6,
  latitudeWgs84: 53,
})
const added = aBorehole({
  boreholeDbk: 6,
  boreholeName: 'NEW-01 & <more>\u0007',
  shortName: null,
  onOffshore: null,
  resultCode: 'GAS',
})
const drilled = { boreholeDbk: 3, longitudeWgs84: 5.05, latitudeWgs84: 52.05 }

/** Boreholes of each version; the third only renames one. */
const boreholesIn = {
  1: [
    same,
    removed,
    aBorehole({ ...drilled, boreholeName: 'HIT-01', resultCode: 'GAS', endAhDepthInMeters: 3000 }),
    aBorehole({ boreholeDbk: 4, boreholeName: 'OLD-01', startDate: null }),
  ],
  2: [
    same,
    aBorehole({ ...drilled, boreholeName: 'HIT-01', resultCode: 'OIL', endAhDepthInMeters: 3100.5 }),
    aBorehole({ boreholeDbk: 4, boreholeName: 'OLD-01', startDate: day('2001-02-03') }),
    added,
  ],
  3: [
    same,
    aBorehole({ ...drilled, boreholeName: 'HIT-02', resultCode: 'OIL', endAhDepthInMeters: 3100.5 }),
    aBorehole({ boreholeDbk: 4, boreholeName: 'OLD-01', startDate: day('2001-02-03') }),
    added,
  ],
} as const

type Edition = keyof typeof boreholesIn

/** From the first to the second: one borehole added, one removed, two changed; one licence moved; one figure corrected. */
const edition = (nr: Edition) => async (writer: DatasetWriter) => {
  await writer.rows(boreholes, boreholesIn[nr])
  const ofHole = { boreholeDbk: 3, surveyNr: 1 }
  await writer.rows(deviationSurveys, [{ ...emptyRow(deviationSurveys.columns), ...ofHole }])
  await writer.rows(
    deviationPoints,
    [0, 100].map((metres, pointNr) => ({
      ...emptyRow(deviationPoints.columns),
      ...ofHole,
      pointNr,
      dx: metres,
      dy: metres,
    })),
  )
  const licence = aLicence({ gdnrCollectionId: 'G-1/a', licenceName: 'K06', licensees: [] })
  await writer.rows(licences, [
    { ...licence, geometry: nr === 1 ? square(4, 53) : square(3, 54) },
    { ...aLicence({ gdnrCollectionId: 'G-2', licenceName: 'L07' }), geometry: square(5, 52) },
  ])
  const figure = { boreholeDbk: 1, wellNm: 'SAME-01', product: 'Gas', productionType: 'Produced' } as const
  await writer.rows(wellProduction.table, [
    aWellFigure({ ...figure, year: 2020, jan: nr === 1 ? 0.1 : 0.2, feb: 1 }),
  ])
}

/** A server with three versions, of which the third stands. */
export function changingServer(kind: 'sqlite' | 'postgres'): () => SmallServer {
  const parts = smallServer(kind, edition(1))
  beforeAll(async () => {
    const { store, snapshots } = parts()
    for (const nr of [2, 3] as const)
      await replaceDataset(
        store,
        {
          ...smallVersion,
          checksum: String(nr),
          packageVersion: String(nr),
          created: Date.UTC(2026, 10, nr),
        },
        edition(nr),
      )
    await vi.waitFor(() => {
      if (snapshots.snapshot()?.version.id !== 3) throw new Error('version 3 is not served yet')
    }, 30_000)
  })
  return parts
}
