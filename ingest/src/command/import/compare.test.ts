import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { boreholes, fields } from '@datacentre/catalogue'
import { currentVersion, readRows, type Store } from '@datacentre/database'
import { standing } from '@datacentre/database/testing/standing'
import { storedVersions } from '@datacentre/database/testing/stored-versions'
import { freshDatabase, storeKinds } from '@datacentre/database/testing/stores'
import { beforeEach, describe, expect, it } from 'vitest'
import { packageMaker } from '../../../testing/package-maker.ts'
import { run, type Said } from '../../../testing/run-import.ts'
import { described, type Changes } from '../../../testing/small-package.ts'

const aPackage = packageMaker()

const HEADER = 'boreholeDbk,boreholeName,fieldCode,startDate\n'
const row = (nr: number, name = `B-${nr}`): string => `${nr},${name},OVN,1970-01-0${1 + (nr % 9)}\n`
const rows = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => row(from + at)).join('')
/** Twenty boreholes. */
const TWENTY = HEADER + rows(1, 20)

describe.each(storeKinds)('an import on %s', (kind) => {
  const database = freshDatabase(kind)
  let store: Store
  const load = async (changes: Changes, ...argv: string[]): Promise<Said> =>
    run([await aPackage(changes), ...argv], database.url)

  beforeEach(async () => {
    store ??= await database.open()
    await load({ 'boreholes.csv': TWENTY }, '--allow-loss')
  })

  it('first tells of each table the rows now and then, and which are added, changed and removed [D25.17]', async () => {
    const changed = HEADER + row(2, 'Renamed') + rows(3, 22)
    const { code, out } = await load({ 'boreholes.csv': changed })
    expect(code).toBe(0)
    expect(out).toMatch(/^table +now +then +added +changed +removed$/m)
    expect(out).toMatch(/^boreholes +20 +21 +2 +1 +1$/m)
    expect(out).toMatch(/^fields +1 +1 +0 +0 +0$/m)
    expect(out).toContain('  added: B-21 (21), B-22 (22)\n  changed: Renamed (2)\n  removed: 1\n')
    expect(out.indexOf('removed')).toBeLessThan(out.indexOf('loading'))
  })

  it('shares the tables that are the same in every row with the version before, in whatever order they come', async () => {
    const before = (await currentVersion(store))!
    const reversed = HEADER + rows(1, 20).trim().split('\n').toReversed().join('\r\n')
    const { out } = await load({ 'boreholes.csv': reversed, 'fields.geojson': OTHER_FIELD }, '--allow-loss')
    expect(out).toMatch(/^boreholes +20 +20 +0 +0 +0$/m)
    const after = (await currentVersion(store))!
    expect(after.parts['boreholes']).toBe(before.parts['boreholes'])
    expect(after.parts['fields']).toBe(after.id)
    expect(await readRows(await standing(store), fields)).toMatchObject([{ fieldName: 'Another' }])
  })

  it('makes no new version where rows and what is said of them are the same, though the files are not', async () => {
    const before = await storedVersions(store)
    const { code, out } = await load({ 'boreholes.csv': TWENTY.replaceAll('\n', '\r\n') })
    expect(code).toBe(0)
    expect(out).toContain('unchanged: version')
    expect(await storedVersions(store)).toEqual(before)
  })

  it('makes a new version of the same rows where the package says something else of itself', async () => {
    const descriptor = described({ title: 'Another title' })
    const { out } = await load({ 'boreholes.csv': TWENTY, 'datapackage.json': descriptor })
    expect(out).toContain('loaded Another title as version')
    expect(await readRows(await standing(store), boreholes)).toHaveLength(20)
  })

  it('refuses to remove over a tenth of a table, with exit code 5, until that is said to be meant [D25.18]', async () => {
    const before = await storedVersions(store)
    const less = { 'boreholes.csv': HEADER + rows(4, 20) }
    for (const argv of [[], ['--check']]) {
      const { code, out, err } = await load(less, ...argv)
      expect(code).toBe(5)
      expect(out).toContain('  removed: 1, 2, 3\n')
      expect(err).toContain('over a tenth of boreholes would go: nothing was loaded')
      expect(err).toContain('add --allow-loss')
    }
    expect(await storedVersions(store)).toEqual(before)
    expect(await load(less, '--allow-loss')).toMatchObject({ code: 0 })
    expect(await load({ 'boreholes.csv': HEADER + rows(5, 20) })).toMatchObject({ code: 0 })
  })

  it('counts a table that the package does not have as removed', async () => {
    const alone = { name: 'small', resources: [{ name: 'boreholes', path: 'boreholes.csv' }] }
    const { code, out } = await load({ 'boreholes.csv': TWENTY, 'datapackage.json': JSON.stringify(alone) })
    expect(code).toBe(5)
    expect(out).toMatch(/^licences +1 +0 +0 +0 +1\n {2}removed: GDNC-1$/m)
  })

  it('lets invented data go unasked when real data come', async () => {
    await load({ 'boreholes.csv': TWENTY, 'datapackage.json': described({ demonstration: true }) })
    expect(await load({ 'boreholes.csv': HEADER + row(99) })).toMatchObject({ code: 0 })
  })

  it('leaves out rows that are the same as an earlier one in every column, and warns', async () => {
    const twice = HEADER + rows(1, 20) + row(3) + row(7) + row(21)
    const { code, out, err } = await load({ 'boreholes.csv': twice })
    expect(code).toBe(0)
    expect(err).toContain(
      'warning: boreholes.csv: 2 rows are the same as an earlier one in every column, and left out: line 22, line 23\n',
    )
    expect(out).toMatch(/^boreholes +20 +21 +1 +0 +0$/m)
    const ids = (await readRows(await standing(store), boreholes)).map(({ boreholeDbk }) => boreholeDbk)
    expect(ids).toEqual(Array.from({ length: 21 }, (_, at) => at + 1))
  })

  it('writes every fault and warning to a CSV file, when asked', async () => {
    const folder = await aPackage({
      'boreholes.csv': HEADER + Array.from({ length: 9 }, (_, at) => `${at},"A ""x""",OVN,never\n`).join(''),
      'datapackage.json': described({ licenses: [] }),
    })
    const report = join(folder, 'report.csv')
    const { code, out } = await run([folder, '--report', report], database.url)
    expect(code).toBe(1)
    expect(out).toContain(`wrote every fault and warning to ${report}`)
    const lines = (await readFile(report, 'utf8')).split('\r\n')
    expect(lines[0]).toBe('\uFEFFkind,file,line,row,column,value,rule')
    expect(lines[1]).toBe('fault,boreholes.csv,2,,startDate,never,must be a calendar day as yyyy-MM-dd')
    expect(lines.filter((line) => line.startsWith('fault,'))).toHaveLength(9)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^warning,datapackage\.json,,,,,names no licence/),
        expect.stringMatching(/^warning,boreholes\.csv,,,,,"9 rows without a position/),
      ]),
    )
    expect(await run([folder, '--report', folder], database.url)).toMatchObject({
      code: 2,
      err: expect.stringContaining('The report cannot be written'),
    })
  })
})

const OTHER_FIELD =
  '{"type":"FeatureCollection","features":[{"type":"Feature","properties":' +
  '{"fieldDbk":711,"fieldName":"Another","fieldCode":"OVN"},"geometry":null}]}'

describe.each(storeKinds)('one table brought into %s', (kind) => {
  const database = freshDatabase(kind)
  let store: Store
  const bring = async (changes: Changes, ...argv: string[]): Promise<Said> =>
    run([await aPackage(changes), ...argv], database.url)

  beforeEach(async () => {
    store ??= await database.open()
    await bring({ 'boreholes.csv': TWENTY }, '--allow-loss')
  })

  it('leaves the others, and what the dataset says of itself, as they are [D25.19]', async () => {
    const changes = {
      'boreholes.csv': HEADER + rows(1, 21),
      'fields.geojson': 'broken',
      'datapackage.json': described({ title: 'Only boreholes' }),
    }
    const { code, out } = await bring(changes, '--only', 'boreholes')
    expect(code).toBe(0)
    expect(out).not.toContain('fields')
    const version = await currentVersion(store)
    expect(version).toMatchObject({ title: 'A small package', rowCounts: { boreholes: 21, fields: 1 } })
    expect(await readRows(await standing(store), boreholes)).toHaveLength(21)
    expect(await readRows(await standing(store), fields)).toHaveLength(1)
  })

  it('is checked against the tables that stay, in both directions [D25.19]', async () => {
    const nowhere = { 'boreholes.csv': TWENTY.replaceAll('OVN', 'NOWHERE') }
    expect((await bring(nowhere, '--only', 'boreholes')).err).toContain(
      'fieldCode "NOWHERE": must exist as fields.fieldCode, but no row has it',
    )
    const renamed = { 'fields.geojson': OTHER_FIELD.replace('OVN', 'NEW') }
    const { code, err } = await bring(renamed, '--only', 'fields')
    expect(code).toBe(1)
    expect(err).toContain('fault: boreholes (as it stands) fieldCode "OVN": must exist as fields.fieldCode')
  })

  it('may point into a table that the dataset does not have, as it did before', async () => {
    const alone = { name: 'alone', resources: [{ name: 'boreholes', path: 'boreholes.csv' }] }
    const changes = { 'boreholes.csv': TWENTY, 'datapackage.json': JSON.stringify(alone) }
    await bring(changes, '--allow-loss')
    const { code, err } = await bring(
      { ...changes, 'boreholes.csv': HEADER + rows(1, 21) },
      '--only',
      'boreholes',
    )
    expect(err).not.toContain('fault')
    expect(err).not.toContain('will not show')
    expect(code).toBe(0)
  })

  it('is not mixed with invented data', async () => {
    const invented = { 'boreholes.csv': TWENTY, 'datapackage.json': described({ demonstration: true }) }
    const { code, err } = await bring(invented, '--only', 'boreholes')
    expect(code).toBe(1)
    expect(err).toContain('invented and real data are not mixed')
  })

  it('changes nothing when it is the same', async () => {
    const { code, out } = await bring({ 'boreholes.csv': TWENTY }, '--only', 'boreholes')
    expect(code).toBe(0)
    expect(out).toContain('unchanged')
  })

  it('must be a table, and in the package', async () => {
    const { code, err } = await bring({}, '--only', 'wells')
    expect(code).toBe(2)
    expect(err).toContain('"wells" is not a table: --only takes boreholes, fields, ')
    expect(await bring({}, '--only', 'documents')).toMatchObject({
      code: 1,
      err: expect.stringContaining('--only "documents": is not among the resources, which are boreholes,'),
    })
  })
})
