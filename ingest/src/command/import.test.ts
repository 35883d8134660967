import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { boreholes, licences } from '@datacentre/catalogue'
import { currentVersion, listVersions, readRows, readShapes, type Store } from '@datacentre/database'
import { freshDatabase, storeKinds } from '@datacentre/database/testing/stores'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { feature, smallFiles, smallPackage, type SmallPackage } from '../../testing/small-package.ts'
import { importCommand } from './import.ts'

type Said = { readonly code: number; readonly out: string; readonly err: string }

const packages: SmallPackage[] = []
async function aPackage(changes?: Parameters<typeof smallPackage>[0]): Promise<string> {
  const made = await smallPackage(changes)
  packages.push(made)
  return made.folder
}
afterEach(async () => {
  for (const made of packages.splice(0)) await made.remove()
})

/** Runs the command as a shell would and keeps what it said. */
async function run(argv: readonly string[], databaseUrl: string): Promise<Said> {
  let out = ''
  let err = ''
  const code = await importCommand({
    argv,
    environment: { DATABASE_URL: databaseUrl },
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
  })
  return { code, out, err }
}

const text = (name: keyof typeof smallFiles): string => String(smallFiles[name])

/** What a data manager can do wrong, and what the command says of it. */
const faulty: readonly [string, Parameters<typeof smallPackage>[0] & object, RegExp][] = [
  [
    'a missing required column',
    { 'boreholes.csv': 'boreholeDbk,shortName\n1,A\n' },
    /fault: boreholes\.csv:1 boreholeName: is missing: this column is required/,
  ],
  [
    'a required value that is empty',
    { 'boreholes.csv': 'boreholeDbk,boreholeName\n1,\n' },
    /fault: boreholes\.csv:2 boreholeName "": must have a value/,
  ],
  [
    'a wrong type',
    { 'boreholes.csv': 'boreholeDbk,boreholeName,startDate,endAhDepthInMeters\n1,A,31-12-1984,"1.234,5"\n' },
    /boreholes\.csv:2 startDate "31-12-1984": must be a calendar day as yyyy-MM-dd[\s\S]*endAhDepthInMeters "1.234,5": must be a number/,
  ],
  [
    'a duplicate id',
    { 'boreholes.csv': 'boreholeDbk,boreholeName\n1,A\n2,B\n1,C\n' },
    /boreholes\.csv:4 boreholeDbk "1": must be unique: line 2 has the same/,
  ],
  [
    'a code of a field that is not unique',
    {
      'fields.geojson': `{"type":"FeatureCollection","features":[\n${feature({ fieldDbk: 1, fieldName: 'a', fieldCode: 'OVN' })},\n${feature({ fieldDbk: 2, fieldName: 'b', fieldCode: 'OVN' })}\n]}`,
    },
    /fields\.geojson:3 fieldCode "OVN": must be unique: line 2 has the same/,
  ],
  [
    'a dangling reference',
    { 'boreholes.csv': 'boreholeDbk,boreholeName,fieldCode\n1,A,NOWHERE\n' },
    /boreholes\.csv:2 fieldCode "NOWHERE": must exist as fields\.fieldCode, but no row has it/,
  ],
  [
    'a CSV file cut off in the middle of a row',
    { 'boreholes.csv': text('boreholes.csv').slice(0, -6) },
    /boreholes\.csv:3: has 3 values, but the header has 8 names/,
  ],
  [
    'a CSV file cut off in the middle of a quoted value',
    { 'boreholes.csv': 'boreholeDbk,boreholeName\n1,"A' },
    /boreholes\.csv:2: has a quoted value that is never closed: the file is cut off/,
  ],
  [
    'a GeoJSON file cut off',
    { 'fields.geojson': text('fields.geojson').slice(0, 120) },
    /fields\.geojson:2: ends before the list of features does: the file is cut off/,
  ],
  [
    'a broken encoding',
    { 'boreholes.csv': Buffer.from('boreholeDbk,boreholeName\n1,A\n2,S\u00fadw\u00e2ld\n', 'latin1') },
    /boreholes\.csv:3: is not UTF-8 from here on: save the file as UTF-8/,
  ],
  [
    'a file saved as UTF-16',
    { 'boreholes.csv': Buffer.from('boreholeDbk,boreholeName\n1,A\n', 'utf16le') },
    /boreholes\.csv:1: holds a zero byte, which no text has: save the file as UTF-8/,
  ],
  [
    'a wrong delimiter',
    { 'boreholes.csv': 'boreholeDbk;boreholeName\n1;A\n' },
    /boreholes\.csv:1: the values are separated by ";", but must be by ","/,
  ],
  ['an empty file', { 'boreholes.csv': '' }, /boreholes\.csv: is empty: it must have at least a header row/],
  [
    'a missing file',
    { 'boreholes.csv': null },
    /boreholes\.csv: is named in datapackage\.json but is not there/,
  ],
  ['a missing descriptor', { 'datapackage.json': null }, /datapackage\.json: cannot be read/],
  ['a descriptor that is no JSON', { 'datapackage.json': '{"name":' }, /datapackage\.json: is not JSON/],
  [
    'a descriptor without a register',
    { 'datapackage.json': '{"name":"x","resources":[]}' },
    /datapackage\.json resources "boreholes": must be among the resources/,
  ],
  [
    'a geometry of the wrong kind, and one that is not in degrees',
    {
      'fields.geojson': `{"type":"FeatureCollection","features":[\n${feature({ fieldDbk: 1, fieldName: 'a', fieldCode: 'OVN' }, { type: 'Point', coordinates: [5, 52] })},\n${feature(
        { fieldDbk: 2, fieldName: 'b', fieldCode: 'B' },
        {
          type: 'Polygon',
          coordinates: [
            [
              [155000, 463000],
              [1, 1],
              [2, 2],
              [155000, 463000],
            ],
          ],
        },
      )}\n]}`,
    },
    /fields\.geojson:2 geometry: must be a Polygon or MultiPolygon, not Point[\s\S]*fields\.geojson:3 geometry: must be longitude and latitude in WGS84 degrees, not \[155000,463000\]/,
  ],
  [
    'a log whose file is not there',
    { 'log-documents.csv': 'documentBfileDbk,boreholeDbk,fileName,filePath\n9,2,a.las,files/a.las\n' },
    /log-documents\.csv:2 filePath "files\/a\.las": must be a file in the package, but it is not there/,
  ],
]

describe.each(storeKinds)('the import command on %s', (kind) => {
  const database = freshDatabase(kind)
  let store: Store
  let first: Said
  beforeAll(async () => {
    store = await database.open()
    first = await run([await aPackage()], database.url)
  })

  it('loads a package without faults and says as which version', () => {
    expect(first).toMatchObject({
      code: 0,
      out: expect.stringContaining('loaded A small package as version 1'),
    })
    expect(first.err).not.toContain('fault')
  })
  it('loads a package and reads it back as it was written', async () => {
    const rows = await readRows(store, boreholes)
    expect(rows.map((row) => [row.boreholeDbk, row.boreholeName, row.startDate])).toEqual([
      [2, 'K12-06', null],
      [2569923610, "'t Zandt, noord-01", Date.UTC(1850, 1, 3)],
    ])
    expect((await readRows(store, licences))[0]?.licensees).toEqual(['Noordgas, Delfzijl', 'Warmte'])
    expect(await readShapes(store, licences)).toMatchObject([{ geometry: null }])
  })
  it('records the version with time, source, checksum and what the package says of itself', async () => {
    const version = await currentVersion(store)
    expect(version).toMatchObject({
      title: 'A small package',
      packageVersion: '1',
      created: Date.UTC(2026, 10, 1),
      licenceName: 'Creative Commons BY 4.0',
      figuresUntil: '2026-09',
      demonstration: false,
      rowCounts: { boreholes: 2, fields: 1, licences: 1, 'seismic-lines': 1 },
    })
    expect(version?.checksum).toMatch(/^[0-9a-f]{64}$/)
    expect(version?.source).toContain('package-')
  })
  it('changes nothing and says so when the same package comes again', async () => {
    const before = await listVersions(store)
    const said = await run([await aPackage()], database.url)
    expect(said).toMatchObject({
      code: 0,
      out: expect.stringMatching(/unchanged: version \d+ is this very package/),
    })
    expect(await listVersions(store)).toEqual(before)
  })
  it.each(faulty)(
    'refuses %s, says where, and leaves the old data whole',
    async (_what, changes, expected) => {
      const before = await readRows(store, boreholes)
      const { code, err } = await run([await aPackage(changes)], database.url)
      expect(err).toMatch(expected)
      expect(err).toContain('nothing was loaded, the dataset is unchanged')
      expect(code).toBe(1)
      expect(await readRows(store, boreholes)).toEqual(before)
    },
  )
  it('warns of a code that no list knows, counts it, and loads it', async () => {
    const changes = {
      'boreholes.csv': 'boreholeDbk,boreholeName,resultCode\n1,A,HELIUM\n2,B,HELIUM\n3,C,gas\n',
    }
    const { code, err } = await run([await aPackage(changes)], database.url)
    expect(err).toContain(
      'warning: boreholes.csv: resultCode "HELIUM" is in no code list: 2 rows, shown as it is',
    )
    expect(err).not.toContain('"gas"')
    expect(code).toBe(0)
    expect((await readRows(store, boreholes)).map((row) => row.resultCode)).toEqual([
      'HELIUM',
      'HELIUM',
      'gas',
    ])
  })
  it('tells the first 100 faults and how many there are', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => `${at},name,never`).join('\n')
    const changes = { 'boreholes.csv': `boreholeDbk,boreholeName,startDate\n${rows}\n` }
    const { err } = await run([await aPackage(changes)], database.url)
    expect(err.match(/^fault: /gm)).toHaveLength(100)
    expect(err).toContain('250 faults in 254 rows, the first 100 are told above')
  })
  it('checks only, when asked', async () => {
    const before = await listVersions(store)
    const said = await run(
      ['--check', await aPackage({ 'boreholes.csv': 'boreholeDbk,boreholeName\n9,Z\n' })],
      database.url,
    )
    expect(said).toMatchObject({ code: 0, out: expect.stringContaining('checked 5 rows') })
    expect(await listVersions(store)).toEqual(before)
  })
  it('finds a file that was cut off between two rows by the size in the descriptor', async () => {
    const folder = await aPackage()
    const path = join(folder, 'datapackage.json')
    const descriptor = JSON.parse(await readFile(path, 'utf8'))
    descriptor.resources[0].bytes = text('boreholes.csv').length + 10
    await writeFile(path, JSON.stringify(descriptor))
    expect((await run([folder], database.url)).err).toMatch(
      /boreholes\.csv: is \d+ bytes, but datapackage\.json says \d+: cut off/,
    )
  })
  it('finds a file that is another one by the checksum in the descriptor', async () => {
    const folder = await aPackage()
    const path = join(folder, 'datapackage.json')
    const descriptor = JSON.parse(await readFile(path, 'utf8'))
    descriptor.resources[0].hash = `sha256:${'0'.repeat(64)}`
    await writeFile(path, JSON.stringify(descriptor))
    expect((await run([folder], database.url)).err).toContain(
      'boreholes.csv: is not the file that datapackage.json describes',
    )
  })
  it('takes another delimiter when the descriptor says so', async () => {
    const folder = await aPackage({ 'boreholes.csv': 'boreholeDbk;boreholeName\n1;"A;B"\n' })
    const path = join(folder, 'datapackage.json')
    const descriptor = JSON.parse(await readFile(path, 'utf8'))
    descriptor.resources[0].dialect = { delimiter: ';' }
    await writeFile(path, JSON.stringify(descriptor))
    expect(await run([folder], database.url)).toMatchObject({ code: 0 })
    expect((await readRows(store, boreholes)).map((row) => row.boreholeName)).toEqual(['A;B'])
  })
  it('says which columns and resources it does not know, and loads the rest', async () => {
    const { code, err } = await run(
      [await aPackage({ 'boreholes.csv': 'boreholeDbk,boreholeName,colour\n1,A,red\n' })],
      database.url,
    )
    expect(err).toContain('warning: boreholes.csv: column "colour" is none we know: left out')
    expect(code).toBe(0)
  })
})

describe('the import command', () => {
  it('explains itself with --help', async () => {
    expect(await run(['--help'], 'sqlite::memory:')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Exit codes'),
    })
  })
  it('refuses arguments it does not know, with exit code 2', async () => {
    expect(await run([], 'sqlite::memory:')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Name one folder'),
    })
    expect(await run(['--fast', 'x'], 'sqlite::memory:')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--fast'),
    })
  })
  it('names a DATABASE_URL it cannot use, with exit code 2', async () => {
    const said = await run([await aPackage()], 'mysql://localhost/x')
    expect(said).toMatchObject({ code: 2, err: expect.stringContaining('DATABASE_URL') })
  })
  it('says that a store is out of reach, with exit code 3', async () => {
    const said = await run([await aPackage()], 'postgres://nobody@127.0.0.1:1/none')
    expect(said).toMatchObject({ code: 3, err: expect.stringContaining('cannot be used') })
  })
  it('writes plain lines where there is no terminal, and a bar where there is one', async () => {
    const folder = await aPackage()
    expect((await run(['--check', folder], 'sqlite::memory:')).out).toContain('checking boreholes.csv\n')
    let shown = ''
    const screen = { isTTY: true, columns: 80, write: (part: string) => (shown += part) }
    await importCommand({ argv: ['--check', folder], environment: {}, out: screen, err: screen })
    expect(shown).toMatch(/\r\u001b\[Kchecking █*░* +\d+ % boreholes\.csv/)
  })
})
