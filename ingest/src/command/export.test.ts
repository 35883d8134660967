import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageMaker } from '../../testing/package-maker.ts'
import { runExport } from '../../testing/run-export.ts'
import { run as runImport } from '../../testing/run-import.ts'

const aPackage = packageMaker()

describe('the export command', () => {
  const database = freshDatabase('sqlite')
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'export-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('says that there is nothing to write where no dataset was loaded, and makes no store', async () => {
    const { code, err } = await runExport(['--out', join(folder, 'none')], 'sqlite:/nowhere/datacentre.db')
    expect([code, err]).toEqual([3, 'there is nothing to write: no dataset was loaded yet\n'])
  })
  it('writes the version that stands, or an earlier one', async () => {
    await database.open()
    await runImport([await aPackage()], database.url)
    await runImport(
      [await aPackage({ 'boreholes.csv': 'boreholeDbk,boreholeName\n2,K12-07\n' }), '--allow-loss'],
      database.url,
    )
    const out = join(folder, 'out')
    const boreholes = () => readFile(join(out, 'boreholes.csv'), 'utf8')
    expect((await runExport(['--out', out], database.url)).out).toContain(`wrote version 2 to ${out}`)
    expect(await boreholes()).toContain('K12-07')
    expect((await runExport(['--out', out, '--version', '1'], database.url)).code).toBe(0)
    expect(await boreholes()).toContain('K12-06')
  })
  it('leaves a folder with other things and a file that is there as they are', async () => {
    const [taken, file] = [join(folder, 'taken'), join(folder, 'taken', 'letter.txt')]
    await mkdir(taken)
    await writeFile(file, 'dear all')
    for (const argv of [
      ['--out', taken],
      ['--out', join(folder, 'new'), '--sqlite', file],
    ]) {
      const { code, err } = await runExport(argv, database.url)
      expect(code).toBe(2)
      expect(err).toContain('left as it is')
    }
    expect(await readFile(file, 'utf8')).toBe('dear all')
  })
  it.each([
    [[], 'Name the folder to write with --out'],
    [['--out', 'x', '--version', 'new'], 'A version is a number, not "new"'],
    [['--out', 'x', '--version', '9'], 'Version 9 is not among those that can be asked for: 2, 1'],
    [['--all'], "Unknown option '--all'"],
  ])('refuses %j with a sentence and exit code 2', async (argv, sentence) => {
    const { code, err } = await runExport(argv, database.url)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
  it('explains itself with --help', async () => {
    expect((await runExport(['--help'], database.url)).out).toContain('npm run export -- --out DIR')
  })
})
