import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tables } from '@datacentre/catalogue/tables'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { currentVersion, isShaped, readRows, readShapes, type Store } from '@datacentre/database'
import { readSqlite } from '@datacentre/database/testing/read-sqlite'
import { standing } from '@datacentre/database/testing/standing'
import { freshDatabase, storeKinds } from '@datacentre/database/testing/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentOf } from '../../testing/folder-content.ts'
import { oddFiles } from '../../testing/odd-package.ts'
import { runExport } from '../../testing/run-export.ts'
import { run as runImport } from '../../testing/run-import.ts'
import { smallPackage } from '../../testing/small-package.ts'

/** Everything that a store holds of the dataset that stands. */
async function everythingIn(store: Store): Promise<unknown> {
  const reading = await standing(store)
  const rows: unknown[] = []
  for (const table of tables as readonly Table[]) {
    rows.push([table.id, await readRows(reading, table)])
    if (isShaped(table)) rows.push(await readShapes(reading, table))
  }
  const version = (await currentVersion(store))!
  // When and from where it was loaded is of the store.
  const said = {
    ...version,
    id: 0,
    importedAt: 0,
    source: '',
    checksum: '',
    parts: Object.keys(version.parts),
  }
  return { rows, said }
}

describe.each(storeKinds)('a dataset that is exported from %s', (kind) => {
  const [from, into] = [freshDatabase(kind), freshDatabase(kind === 'sqlite' ? 'postgres' : 'sqlite')]
  const codes: number[] = []
  let folder = ''
  const [first, second, sqlite] = ['first', 'second', 'dataset.sqlite'].map(
    (name) => () => join(folder, name),
  )

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'export-'))
    const odd = await smallPackage(oddFiles)
    for (const database of [from, into]) await database.open()
    codes.push((await runImport([odd.folder], from.url)).code)
    await odd.remove()
    codes.push((await runExport(['--out', first!(), '--sqlite', sqlite!()], from.url)).code)
    codes.push((await runImport([first!()], into.url)).code)
    codes.push((await runExport(['--out', second!()], into.url)).code)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('and imported into the other store is the same in every value', async () => {
    expect(codes).toEqual([0, 0, 0, 0])
    expect(await everythingIn(await into.connect())).toEqual(await everythingIn(await from.connect()))
  })
  it('and imported and exported again is the same in every byte', async () => {
    const content = await contentOf(first!())
    expect(Object.keys(content)).toEqual([
      'boreholes.csv',
      'codes.csv',
      'datapackage.json',
      'documents.csv',
      'fields.geojson',
      'files/leeg.las',
      'files/naïef 1/rapport & bijlage.txt',
      'geothermal-figures.csv',
      'licences.geojson',
      'log-documents.csv',
      'seismic-surveys-3d.geojson',
    ])
    expect(await contentOf(second!())).toEqual(content)
  })
  it('has its rows in the order of their key, with every digit', async () => {
    const { 'boreholes.csv': rows = '', 'geothermal-figures.csv': months = '' } = await contentOf(first!())
    expect(rows.match(/^\d+/gm)).toEqual(['2', '10', '2569923610'])
    for (const value of ['6.700000123456789', '1234.56789', '1e-7', '123456789012345680000'])
      expect(rows).toContain(`,${value},`)
    expect(months).toContain('2,GT-01,2024-01,')
    expect(months).toContain('2,GT-01,2024-02-15,')
  })
  it('names the size and the checksum of every table', async () => {
    const content = await contentOf(first!())
    const { resources } = JSON.parse(Buffer.from(content['datapackage.json']!, 'latin1').toString()) as {
      resources: { path: string; bytes: number; hash: string }[]
    }
    expect(resources.length).toBe(8)
    for (const { path, bytes, hash } of resources) {
      const file = Buffer.from(content[path]!, 'latin1')
      expect([bytes, hash]).toEqual([
        file.length,
        `sha256:${createHash('sha256').update(file).digest('hex')}`,
      ])
    }
  })
  it('is known by an import as the dataset that stands', async () => {
    const { code, out } = await runImport([first!()], from.url)
    expect([code, out]).toEqual([0, expect.stringContaining('unchanged: version 1 is this very package')])
  })
  it('can be read as SQLite: every row, and what columns and codes mean', async () => {
    const counts = readSqlite(sqlite!(), 'select table_name as name, row_count as rows from tables')
    expect(counts).toContainEqual({ name: 'boreholes', rows: 3 })
    for (const { name, rows } of counts)
      expect(readSqlite(sqlite!(), `select count(*) as rows from "${String(name)}"`)).toEqual([{ rows }])
    expect(readSqlite(sqlite!(), 'select * from boreholes where boreholeDbk = 2569923610')).toMatchObject([
      { boreholeName: '\'t Zandt, "noord"-01', startDate: '1850-02-03', endAhDepthInMeters: 1234.56789 },
    ])
    const [licence] = readSqlite(
      sqlite!(),
      "select licensees, geometry from licences where gdnrCollectionId = 'Z'",
    )
    expect(JSON.parse(String(licence!['licensees']))).toEqual(['A|B', 'C "D"', 'E, F'])
    expect(JSON.parse(String(licence!['geometry']))).toMatchObject({ type: 'MultiPolygon' })
    expect(
      readSqlite(sqlite!(), "select * from columns where column_name = 'endAhDepthInMeters'"),
    ).toMatchObject([{ table_name: 'boreholes', unit: 'm', type: 'number', meaning_en: expect.any(String) }])
    expect(readSqlite(sqlite!(), "select * from codes where code = 'HELIUM'")).toMatchObject([
      { list: 'boreholeResult', text_nl: 'Helium, gas', text_en: 'Helium' },
    ])
    expect(readSqlite(sqlite!(), 'select * from dataset')).toMatchObject([
      {
        title_en: 'An odd package',
        licence_en: 'Free',
        version: '2026.1 <b>',
        demonstration: 0,
        figures_until: '2024-02',
        provisional_from: '2024-02',
      },
    ])
  })
})

describe('a dataset of which some tables were brought later', () => {
  const [from, into] = [freshDatabase('sqlite'), freshDatabase('sqlite')]
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'export-'))
    for (const database of [from, into]) await database.open()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is exported without an empty table that rows point into, and without files that no row names any more', async () => {
    const log = 'documentBfileDbk,boreholeDbk,fileName,filePath\n9,2,a.las,files/a.las\n'
    const fieldless = await smallPackage({
      'fields.geojson': '{"type":"FeatureCollection","features":[\n]}\n',
      'boreholes.csv': 'boreholeDbk,boreholeName\n2,K12-06\n',
      'log-documents.csv': log,
      'files/a.las': '~Version',
    })
    const later = await smallPackage({
      'log-documents.csv': log.replaceAll('a.las', 'b.las'),
      'files/b.las': '~B',
    })
    expect(await runImport([fieldless.folder], from.url)).toMatchObject({ code: 0 })
    const only = ['--only', 'boreholes', '--only', 'log-documents']
    expect(await runImport([later.folder, ...only], from.url)).toMatchObject({ code: 0 })
    for (const { remove } of [fieldless, later]) await remove()
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    expect(await runExport(['--out', first], from.url)).toMatchObject({ code: 0 })
    const names = Object.keys(await contentOf(first))
    expect(names).toContain('files/b.las')
    expect(names).not.toContain('files/a.las')
    expect(names).not.toContain('fields.geojson')
    expect(await runImport([first], into.url)).toMatchObject({ code: 0 })
    await runExport(['--out', second], into.url)
    expect(await contentOf(second)).toEqual(await contentOf(first))
  })
})
