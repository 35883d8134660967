import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boreholes, fields, licences, wellProduction } from '@datacentre/catalogue'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { WELL_PATHS } from '@datacentre/catalogue/wire/map-addresses'
import { replaceDataset, replaceTables, type Store } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { aBorehole, aField, aLicence, aWellFigure } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallVersion } from '../../../testing/small-dataset.ts'
import { square } from '../../../testing/square.ts'
import { buildSnapshot, filesOf, type Snapshot } from '../snapshot.ts'

const named = (boreholeName: string, provinceName: string) =>
  aBorehole({ boreholeDbk: 1, boreholeName, provinceName, longitudeWgs84: 5, latitudeWgs84: 52 })

/** Holes that are deviated, by their number and where they start. */
const deviated = (boreholeDbk: number, boreholeName: string, longitudeWgs84: number) =>
  aBorehole({ boreholeDbk, boreholeName, longitudeWgs84, latitudeWgs84: 52.5 })

const courseOf = (boreholeDbk: number) => ({
  survey: { ...emptyRow(deviationSurveys.columns), boreholeDbk, surveyNr: 1, coordSystemCode: 'RD' },
  points: [0, 800].map((dx, nr) => ({
    ...emptyRow(deviationPoints.columns),
    boreholeDbk,
    surveyNr: 1,
    pointNr: nr + 1,
    ahDepth: 1000 * nr,
    tvDepth: 900 * nr,
    dx,
    dy: 300 * nr,
  })),
})

const outline = (west: number, south: number) => ({
  type: 'Polygon' as const,
  coordinates: [square(west, south, 0.1)],
})

describe('a version that shares tables with the one before', () => {
  const database = freshDatabase('sqlite')
  let folder = ''
  let store: Store
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'made-of-'))
    store = await database.open()
    await replaceDataset(store, { ...smallVersion, checksum: 'first' }, async (writer) => {
      await writer.rows(boreholes, [
        named('BEFORE-01', 'Drenthe'),
        deviated(2, 'NAMED-02', 5.1),
        deviated(3, 'MOVED-03', 5.2),
      ])
      await writer.rows(
        deviationSurveys,
        [2, 3].map((hole) => courseOf(hole).survey),
      )
      await writer.rows(
        deviationPoints,
        [2, 3].flatMap((hole) => courseOf(hole).points),
      )
      await writer.rows(fields, [{ ...aField(), geometry: outline(5, 52) }])
      await writer.rows(licences, [{ ...aLicence(), geometry: outline(6, 53) }])
      await writer.rows(wellProduction.table, [aWellFigure({ boreholeDbk: 1 })])
    })
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const onTrouble = (error: unknown): never => {
    throw error
  }
  const build = async (below: string): Promise<{ readonly snapshot: Snapshot; readonly home: string }> => {
    const source = { store, folder: join(folder, below), onTrouble }
    const snapshot = await buildSnapshot(source)
    if (snapshot === null) throw new Error('there is no version')
    return { snapshot, home: filesOf(source, snapshot.version).contentPathOf('.') }
  }
  const changeBoreholes = (provinceName = 'Groningen') =>
    replaceTables(
      store,
      { ...smallVersion, checksum: 'second' },
      {
        takenOver: (table) => table !== boreholes.id,
        fill: (writer) =>
          writer.rows(boreholes, [
            named('AFTER-01', provinceName),
            deviated(2, 'RENAMED-02', 5.1),
            deviated(3, 'MOVED-03', 5.3),
          ]),
      },
    )
  const filesIn = async (home: string): Promise<Map<string, string>> => {
    const names = (await readdir(home)).toSorted()
    return new Map(
      await Promise.all(
        names.map(async (name) => [name, (await readFile(join(home, name))).toString('base64')] as const),
      ),
    )
  }

  it('is served from the same files as one that is made anew [D39.16]', async () => {
    await build('with the one before')
    await changeBoreholes()
    const taken = await build('with the one before')
    const anew = await build('alone')
    expect(await filesIn(taken.home)).toEqual(await filesIn(anew.home))
    expect(taken.snapshot.registers.get('boreholes')?.rows).toMatchObject([
      { boreholeName: 'AFTER-01' },
      { boreholeName: 'MOVED-03' },
      { boreholeName: 'RENAMED-02' },
    ])
    const paths = taken.snapshot.features.get(WELL_PATHS)?.file.read([0, 1]).toString()
    expect(JSON.parse(`[${paths}]`)).toMatchObject([
      { properties: { boreholeName: 'RENAMED-02' }, geometry: { coordinates: [[5.1, 52.5], {}] } },
      { properties: { boreholeName: 'MOVED-03' }, geometry: { coordinates: [[5.3, 52.5], {}] } },
    ])
    expect(taken.snapshot.figures.get('well')?.all()).toMatchObject([{ province: 'Groningen' }])
  })

  it('takes over what is made of figures where their subjects stay in their provinces [D39.16]', async () => {
    const before = await build('one folder')
    await changeBoreholes('Drenthe')
    const after = await build('one folder')
    for (const name of [
      'features-well-figures.json',
      'features-well-figures.json.index',
      'figure-coverage.json',
    ]) {
      const [one, other] = await Promise.all([before.home, after.home].map((home) => stat(join(home, name))))
      expect([name, one!.ino]).toEqual([name, other!.ino])
    }
    expect(await filesIn(after.home)).toEqual(await filesIn((await build('alone')).home))
  })

  it('takes over what it shares, and makes what depends on a table that changed [D39.16]', async () => {
    const before = await build('one folder')
    await changeBoreholes()
    const after = await build('one folder')
    const isOneFile = async (name: string): Promise<boolean> => {
      const [one, other] = await Promise.all([before.home, after.home].map((home) => stat(join(home, name))))
      return one!.ino === other!.ino
    }
    const shared = [
      'fields.json',
      'list-licences.json',
      'layer-fields.json',
      'features-licences.json',
      'well-figures.json',
    ]
    const own = [
      'boreholes.json',
      'list-boreholes.json',
      'layer-boreholes.json',
      'features-well-figures.json',
      'figure-coverage.json',
    ]
    expect(await Promise.all(shared.map(isOneFile))).toEqual(shared.map(() => true))
    expect(await Promise.all(own.map(isOneFile))).toEqual(own.map(() => false))
  })
})
