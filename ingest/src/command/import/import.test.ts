import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { boreholes, licences } from '@datacentre/catalogue'
import { currentVersion, readRows, readShapes, type Store } from '@datacentre/database'
import { standing } from '@datacentre/database/testing/standing'
import { storedVersions } from '@datacentre/database/testing/stored-versions'
import { freshDatabase, storeKinds } from '@datacentre/database/testing/stores'
import { beforeAll, describe, expect, it } from 'vitest'
import { faultyTables } from '../../../testing/faulty-tables.ts'
import {
  collection,
  described,
  feature,
  Link,
  smallFiles,
  type Changes,
} from '../../../testing/small-package.ts'
import { expectRefused } from '../../../testing/expect-refused.ts'
import { packageMaker } from '../../../testing/package-maker.ts'
import { run, type Said } from '../../../testing/run-import.ts'
import { importCommand } from './import.ts'

const aPackage = packageMaker()

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
  it('loads a package and reads it back as it was written [D20.1, D25.1]', async () => {
    const rows = await readRows(await standing(store), boreholes)
    expect(rows.map((row) => [row.boreholeDbk, row.boreholeName, row.startDate])).toEqual([
      [2, 'K12-06', null],
      [2569923610, "'t Zandt, noord-01", Date.UTC(1850, 1, 3)],
    ])
    expect((await readRows(await standing(store), licences))[0]?.licensees).toEqual([
      'Noordgas, Delfzijl',
      'Warmte',
    ])
    expect(await readShapes(await standing(store), licences)).toMatchObject([{ geometry: null }])
  })
  it('records the version with time, source, checksum and what the package says of itself [D25.1]', async () => {
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
  it('has its one title, licence and sources for both languages when it brings no translation [D22.5]', async () => {
    const own = { title: 'A small package', licence: 'Creative Commons BY 4.0', sources: [] }
    expect((await currentVersion(store))?.texts).toEqual({ nl: own, en: own })
  })
  it('changes nothing and says so when the same package comes again', async () => {
    const before = await storedVersions(store)
    const said = await run([await aPackage()], database.url)
    expect(said).toMatchObject({
      code: 0,
      out: expect.stringMatching(/unchanged: version \d+ is this very package/),
    })
    expect(await storedVersions(store)).toEqual(before)
  })
  it('refuses a package with a fault, and leaves the old data whole [D25.1, D25.5]', async () => {
    const [, changes] = faultyTables[0]!
    await expectRefused({ url: database.url, store, folder: await aPackage(changes) })
  })
  it('warns of a code that no list knows, counts it, and loads it [D25.7, D25.8]', async () => {
    const changes = {
      'boreholes.csv': 'boreholeDbk,boreholeName,resultCode\n1,A,HELIUM\n2,B,HELIUM\n3,C,gas\n',
    }
    const { code, err } = await run([await aPackage(changes), '--allow-loss'], database.url)
    expect(err).toContain(
      'warning: boreholes.csv: resultCode "HELIUM" is not in the code list boreholeResult: 2 rows, shown as it is',
    )
    expect(err).not.toContain('"gas"')
    expect(code).toBe(0)
    expect((await readRows(await standing(store), boreholes)).map((row) => row.resultCode)).toEqual([
      'HELIUM',
      'HELIUM',
      'gas',
    ])
  })
  it('says which codes may be meant by one that no list has [D25.26]', async () => {
    const rows = 'boreholeDbk,boreholeName,resultCode\n1,A,Technical failure\n2,B,gass\n'
    const { err } = await run([await aPackage({ 'boreholes.csv': rows }), '--check'], database.url)
    expect(err).toMatch(/"Technical failure" is not in .*; may be meant: FLR \(.*, Technical failure\)\n/)
    expect(err).toMatch(/"gass" is not in .*; may be meant: GAS \(Gas, Gas\)/)
  })
  it('tells three faults of each rule in a column, and how many there are [D25.2, D25.4]', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => `${at},name,never`).join('\n')
    const changes = { 'boreholes.csv': `boreholeDbk,boreholeName,startDate\n${rows}\n` }
    const { err } = await run([await aPackage(changes), '--allow-loss'], database.url)
    expect(err.match(/^fault: /gm)).toHaveLength(3)
    expect(err).toContain('… and 247 more in boreholes.csv startDate: must be a calendar day as yyyy-MM-dd\n')
    expect(err).toContain('250 faults in 254 rows: nothing was loaded')
  })
  it('checks only, when asked', async () => {
    const before = await storedVersions(store)
    const said = await run(
      ['--check', '--allow-loss', await aPackage({ 'boreholes.csv': 'boreholeDbk,boreholeName\n9,Z\n' })],
      database.url,
    )
    expect(said).toMatchObject({ code: 0, out: expect.stringContaining('checked 5 rows') })
    expect(await storedVersions(store)).toEqual(before)
  })
  it('finds a file that was cut off between two rows by the size in the descriptor', async () => {
    const folder = await aPackage()
    const path = join(folder, 'datapackage.json')
    const descriptor = JSON.parse(await readFile(path, 'utf8'))
    descriptor.resources[0].bytes = String(smallFiles['boreholes.csv']).length + 10
    await writeFile(path, JSON.stringify(descriptor))
    expect((await run([folder, '--allow-loss'], database.url)).err).toMatch(
      /boreholes\.csv: is \d+ bytes, but datapackage\.json says \d+: cut off/,
    )
  })
  it('finds a file that is another one by the checksum in the descriptor', async () => {
    const folder = await aPackage()
    const path = join(folder, 'datapackage.json')
    const descriptor = JSON.parse(await readFile(path, 'utf8'))
    descriptor.resources[0].hash = `sha256:${'0'.repeat(64)}`
    await writeFile(path, JSON.stringify(descriptor))
    expect((await run([folder, '--allow-loss'], database.url)).err).toContain(
      'boreholes.csv: is not the file that datapackage.json describes',
    )
  })
  it('takes another delimiter when the descriptor says so', async () => {
    const folder = await aPackage({ 'boreholes.csv': 'boreholeDbk;boreholeName\n1;"A;B"\n' })
    const path = join(folder, 'datapackage.json')
    const descriptor = JSON.parse(await readFile(path, 'utf8'))
    descriptor.resources[0].dialect = { delimiter: ';' }
    await writeFile(path, JSON.stringify(descriptor))
    expect(await run([folder, '--allow-loss'], database.url)).toMatchObject({ code: 0 })
    expect((await readRows(await standing(store), boreholes)).map((row) => row.boreholeName)).toEqual(['A;B'])
  })
  it('keeps a name that holds a bar, when the names are an array', async () => {
    const licence = { gdnrCollectionId: 'G', licenceName: 'A', licensees: ['North | South', ' Warmte ', ''] }
    const changes = { 'licences.geojson': collection(feature(licence)) }
    expect(await run([await aPackage(changes), '--allow-loss'], database.url)).toMatchObject({ code: 0 })
    expect((await readRows(await standing(store), licences))[0]?.licensees).toEqual([
      'North | South',
      'Warmte',
    ])
  })
  it('follows a link that stays inside the package', async () => {
    const changes = { 'boreholes.csv': new Link('rows.csv'), 'rows.csv': 'boreholeDbk,boreholeName\n5,Z\n' }
    expect(await run([await aPackage(changes), '--allow-loss'], database.url)).toMatchObject({ code: 0 })
    expect((await readRows(await standing(store), boreholes)).map((row) => row.boreholeName)).toEqual(['Z'])
  })
  it('takes a checksum in capitals, a byte order mark and a line of spaces', async () => {
    const rows = 'boreholeDbk,boreholeName\n6,Y\n   \n'
    const hash = `SHA256:${createHash('sha256').update(rows).digest('hex').toUpperCase()}`
    const changes = { 'boreholes.csv': rows, 'datapackage.json': `\uFEFF${described({}, { hash })}` }
    expect(await run([await aPackage(changes), '--allow-loss'], database.url)).toMatchObject({ code: 0 })
  })
  it('loads boreholes alone, says what will not be shown, and keeps the fields they name', async () => {
    const alone = { name: 'alone', resources: [{ name: 'boreholes', path: 'boreholes.csv' }] }
    const folder = await aPackage({ 'datapackage.json': JSON.stringify(alone) })
    const { code, err } = await run([folder, '--allow-loss'], database.url)
    expect(code).toBe(0)
    expect(err).toContain('datapackage.json: has no resource fields, licences, seismic-lines, ')
    expect(err).toContain('what points into fields leads nowhere: the package has no such table')
    expect((await currentVersion(store))?.rowCounts).toEqual({ boreholes: 2 })
    const rows = await readRows(await standing(store), boreholes)
    expect(rows.map((row) => row.fieldCode)).toEqual([null, 'OVN'])
  })
  it('says which columns and resources it does not know, and loads the rest [D25.6]', async () => {
    const { code, err } = await run(
      [await aPackage({ 'boreholes.csv': 'boreholeDbk,boreholeName,colour\n1,A,red\n' }), '--allow-loss'],
      database.url,
    )
    expect(err).toContain('warning: boreholes.csv: column "colour" is not one we know: ignored')
    expect(code).toBe(0)
  })
})

describe('the import command', () => {
  it.each<[string, Changes, string]>([
    [
      'no licence',
      { 'datapackage.json': described({ licenses: [] }) },
      'datapackage.json: names no licence: visitors will not be told how they can use the data',
    ],
    [
      'a checksum it cannot check',
      { 'datapackage.json': described({}, { hash: 'md5:00' }) },
      'datapackage.json: boreholes.hash is not checked: only sha256:… is, not "md5:00"',
    ],
    [
      'a table with shapes that is a CSV file',
      {
        'datapackage.json': described({}).replace('fields.geojson', 'fields.csv'),
        'fields.csv': 'fieldDbk,fieldName,fieldCode\n1,A,OVN\n',
      },
      'datapackage.json: fields is given as CSV: it will have no shapes on the map',
    ],
    [
      'a property that only the second feature has',
      {
        'seismic-surveys-3d.geojson': collection(
          feature({ id: 1, name: 'A' }),
          feature({ id: 2, name: 'B', colour: 'red' }),
          feature({ id: 3, name: 'C', colour: 'blue' }),
        ),
      },
      'seismic-surveys-3d.geojson: column "colour" is not one we know: ignored',
    ],
    [
      'more unknown codes than anyone reads',
      {
        'boreholes.csv':
          'boreholeDbk,boreholeName,resultCode\n' +
          Array.from({ length: 23 }, (_, at) => `${at},A,ODD${at}\n`).join(''),
      },
      'boreholes.csv: resultCode … and 3 more codes that are not in the code list boreholeResult',
    ],
  ])('warns of %s, once', async (_what, changes, expected) => {
    const { code, err } = await run(['--check', await aPackage(changes)], 'sqlite::memory:')
    expect(err.split(`warning: ${expected}\n`)).toHaveLength(2)
    expect(code).toBe(0)
  })
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
    expect(said).toMatchObject({ code: 2, out: '', err: expect.stringContaining('DATABASE_URL') })
  })
  it.each([{ DATABSE_URL: 'sqlite:a.db' }, { DATABASE_URL: '' }])(
    'refuses a DATABASE_URL that is misspelt or empty, with exit code 2 [D25.10]',
    async (environment) => {
      let err = ''
      const screen = { write: (text: string) => (err += text) }
      const argv = [await aPackage()]
      expect(await importCommand({ argv, environment, out: screen, err: screen })).toBe(2)
      expect(err).toMatch(/^(DATABSE_URL is set, but is no setting|DATABASE_URL is "", but must be).*\n$/)
    },
  )
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
