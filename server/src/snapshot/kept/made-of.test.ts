import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boreholes, fields, licences, wellProduction } from '@datacentre/catalogue'
import { replaceDataset, replaceTables, type Store } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { aBorehole, aField, aLicence, aWellFigure } from '@datacentre/fixtures'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallVersion } from '../../../testing/small-dataset.ts'
import { square } from '../../../testing/square.ts'
import { buildSnapshot, filesOf, type Snapshot } from '../snapshot.ts'

const named = (boreholeName: string, provinceName: string) =>
  aBorehole({ boreholeDbk: 1, boreholeName, provinceName, longitudeWgs84: 5, latitudeWgs84: 52 })

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
      await writer.rows(boreholes, [named('BEFORE-01', 'Drenthe')])
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
  const changeBoreholes = () =>
    replaceTables(
      store,
      { ...smallVersion, checksum: 'second' },
      {
        takenOver: (table) => table !== boreholes.id,
        fill: (writer) => writer.rows(boreholes, [named('AFTER-01', 'Groningen')]),
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
    expect(taken.snapshot.registers.get('boreholes')?.rows).toMatchObject([{ boreholeName: 'AFTER-01' }])
    expect(taken.snapshot.figures.get('well')?.all()).toMatchObject([{ province: 'Groningen' }])
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
    ]
    expect(await Promise.all(shared.map(isOneFile))).toEqual(shared.map(() => true))
    expect(await Promise.all(own.map(isOneFile))).toEqual(own.map(() => false))
  })
})
