import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, currentVersion } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { readSqlite } from '@datacentre/database/testing/read-sqlite'
import { importCommand } from '@datacentre/ingest/command/import/import'
import { exportDataset } from '@datacentre/ingest/export/export-dataset'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { readZip, unpackZip } from '../../testing/read-zip.ts'
import { smallServer } from '../../testing/small-server.ts'
import { DOWNLOADS } from './dataset-files.ts'
import { keepDataset } from './keep-dataset.ts'

type Listed = { name: string; bytes: number; sha256: string; title: string; address: string }

const parts = smallServer('sqlite', fillFeatures)
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  parts().server.inject({ url: `/datacenter${address}`, headers })

const keep = () => keepDataset({ databaseUrl: parts().databaseUrl, folder: parts().packed, exportDataset })

describe('before the downloads are made', () => {
  it.each([
    '/files/dataset.zip',
    '/files/dataset.sqlite',
    '/files/boreholes.zip',
    '/files/SHA256SUMS',
    '/files',
  ])('%s says that it is being made and when to come back', async (address) => {
    const answer = await get(address)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
    expect(answer.json()).toMatchObject({ title: 'The file is being made' })
  })
  it('the page says so to people', async () => {
    const page = await get('/files?lang=en', { accept: 'text/html' })
    expect([page.statusCode, page.headers['retry-after']]).toEqual([200, '60'])
    expect(page.body).toContain('The files are being made')
  })
})

describe('downloads that could not be made', () => {
  /** No system gives a process so high a number. */
  const LOST = `${DOWNLOADS}.${2 ** 30}`

  it('leave nothing behind, and what a killed process left is removed', async () => {
    const home = parts().snapshots.snapshot()!.pathOf('')
    await mkdir(join(home, LOST, 'package'), { recursive: true })
    const fail = () => Promise.reject(new Error('the disk is full'))
    const keeping = { databaseUrl: parts().databaseUrl, folder: parts().packed, exportDataset: fail }
    await expect(keepDataset(keeping)).rejects.toThrow('the disk is full')
    expect((await readdir(home)).filter((name) => name.startsWith(DOWNLOADS))).toEqual([])
    expect((await get('/files/dataset.zip')).statusCode).toBe(503)
  })
})

describe('the downloads of the whole dataset', () => {
  beforeAll(keep)

  const listed = async (): Promise<readonly Listed[]> =>
    (await get('/files')).json<{ files: Listed[] }>().files

  it('are listed with their sizes, checksums and addresses', async () => {
    const files = await listed()
    expect(files.map(({ name }) => name)).toEqual([
      'dataset.zip',
      'dataset.sqlite',
      'boreholes.zip',
      'fields.zip',
      'licences.zip',
      'well-figures.zip',
      'SHA256SUMS',
    ])
    for (const { name, bytes, sha256, address } of files) {
      expect(new URL(address).pathname).toBe(`/datacenter/files/${name}`)
      const file = await get(`/files/${name}`)
      expect(file.statusCode).toBe(200)
      expect(file.headers['content-disposition']).toBe(`attachment; filename="${name}"`)
      expect([file.rawPayload.length, createHash('sha256').update(file.rawPayload).digest('hex')]).toEqual([
        bytes,
        sha256,
      ])
    }
  })
  it('have their checksums in a file that sha256sum reads', async () => {
    const files = (await listed()).filter(({ name }) => name !== 'SHA256SUMS')
    expect((await get('/files/SHA256SUMS')).body).toBe(
      files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(''),
    )
  })
  it.each([
    ['nl', 'Alles downloaden', 'Boringen'],
    ['en', 'Download everything', 'Boreholes'],
  ])('are shown on a page in %s', async (lang, title, table) => {
    const page = await get(`/files?lang=${lang}`, { accept: 'text/html' })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<h1>${title}</h1>`)
    expect(page.body).toContain(table)
    expect(page.body).toContain('/datacenter/files/dataset.zip">dataset.zip</a>')
  })
  it('are fetched in parts, and not again when nothing changed', async () => {
    const whole = await get('/files/dataset.zip')
    const etag = String(whole.headers.etag)
    const middle = await get('/files/dataset.zip', { range: 'bytes=4-9', 'if-range': etag })
    expect([middle.statusCode, middle.headers['content-range']]).toEqual([
      206,
      `bytes 4-9/${whole.rawPayload.length}`,
    ])
    expect(middle.rawPayload).toEqual(whole.rawPayload.subarray(4, 10))
    expect((await get('/files/dataset.zip', { range: 'bytes=4-9', 'if-range': '"other"' })).statusCode).toBe(
      200,
    )
    expect((await get('/files/dataset.zip', { 'if-none-match': etag })).statusCode).toBe(304)
    expect(
      (await get('/files', { 'if-none-match': String((await get('/files')).headers.etag) })).statusCode,
    ).toBe(304)
  })
  it('are a package that holds everything, and one for each table that imports by itself', async () => {
    const whole = readZip((await get('/files/dataset.zip')).rawPayload)
    expect([...whole.keys()]).toEqual([
      'datapackage.json',
      'boreholes.csv',
      'fields.geojson',
      'licences.geojson',
      'well-figures.csv',
    ])
    const part = readZip((await get('/files/fields.zip')).rawPayload)
    expect([...part.keys()]).toEqual(['datapackage.json', 'fields.geojson'])
    expect(part.get('fields.geojson')).toEqual(whole.get('fields.geojson'))
  })
  it('are SQLite with every row', async () => {
    const path = join(folder, 'dataset.sqlite')
    await writeFile(path, (await get('/files/dataset.sqlite')).rawPayload)
    expect(readSqlite(path, 'select count(*) as rows from boreholes')).toEqual([{ rows: 3 }])
  })
  it('are not made again when they are there', async () => {
    const before = (await get('/files/dataset.zip')).headers.etag
    const refuse = () => Promise.reject(new Error('they are there'))
    await keepDataset({ databaseUrl: parts().databaseUrl, folder: parts().packed, exportDataset: refuse })
    expect((await get('/files/dataset.zip')).headers.etag).toBe(before)
  })
})

describe('names that are no files', () => {
  it.each([
    '/files/facilities.zip',
    '/files/wells.zip',
    '/files/dataset.tar',
    '/files/files.json',
    '/files/..%2f..%2fwhole',
    '/files/dataset.zip%00',
    '/files/%2e%2e/dataset.zip',
    '/files/package/datapackage.json',
    '/files/__proto__.zip',
    '/files/DATASET.ZIP',
  ])('%s is not there', async (address) => {
    const answer = await get(address)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
  })
  it('tell which files there are where the dataset has no such table', async () => {
    const { detail } = (await get('/files/facilities.zip')).json<{ detail: string }>()
    expect(detail).toContain('There are dataset.zip, dataset.sqlite, boreholes.zip')
    expect(detail).not.toContain('There are facilities')
  })
  it('and parameters that are not known are refused', async () => {
    expect((await get('/files/dataset.zip?version=1')).statusCode).toBe(400)
    expect((await get('/files?f=xlsx')).statusCode).toBe(400)
  })
})

describe('one table that is taken home', () => {
  const database = freshDatabase('sqlite')
  const load = async (name: string, ...argv: string[]): Promise<number> => {
    const unpacked = join(folder, `unpacked-${name}`)
    await unpackZip((await get(`/files/${name}.zip`)).rawPayload, unpacked)
    const quiet = { write: () => true }
    return importCommand({
      argv: [unpacked, ...argv],
      environment: { DATABASE_URL: database.url },
      out: quiet,
      err: quiet,
    })
  }
  it('is a dataset by itself, and comes into another one with --only', async () => {
    await keep()
    await database.open()
    expect(await load('fields')).toBe(0)
    expect(await load('boreholes', '--only', 'boreholes')).toBe(0)
    const store = await connect(database.url)
    expect((await currentVersion(store))?.rowCounts).toEqual({ fields: 2, boreholes: 3 })
    await store.close()
  })
})
