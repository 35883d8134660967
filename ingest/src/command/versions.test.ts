import { currentVersion, type Store } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { beforeAll, describe, expect, it } from 'vitest'
import { run as runImport, type Said } from '../../testing/run-import.ts'
import { smallPackage } from '../../testing/small-package.ts'
import { versionsCommand } from './versions.ts'

async function run(argv: readonly string[], databaseUrl: string): Promise<Said> {
  let out = ''
  let err = ''
  const code = await versionsCommand({
    argv,
    environment: { DATABASE_URL: databaseUrl },
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
  })
  return { code, out, err }
}

describe('the versions command', () => {
  const database = freshDatabase('sqlite')
  let store: Store
  const versions = (...argv: string[]) => run(argv, database.url)

  beforeAll(async () => {
    store = await database.open()
  })

  it('says what to do where there is no dataset yet', async () => {
    expect(await versions()).toEqual({
      code: 0,
      out: 'no dataset was loaded yet: npm run import -- DIR\n',
      err: '',
    })
  })
  it('lists the versions, the newest first, with their time, rows and source [D25.20]', async () => {
    const small = await smallPackage()
    const more = await smallPackage({ 'boreholes.csv': 'boreholeDbk,boreholeName\n1,A\n2,B\n3,C\n' })
    for (const { folder } of [small, more]) await runImport([folder, '--allow-loss'], database.url)
    const { out } = await versions()
    expect(out.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(
        /^ {4}2 {2}\d{4}-\d\d-\d\d \d\d:\d\d +7 rows {2}A small package, version 1 {2}from \S+$/,
      ),
      expect.stringMatching(/^ {4}1 .* 6 rows /),
    ])
    for (const { remove } of [small, more]) await remove()
  })
  it('compares two by the rows and columns of their tables [D25.20]', async () => {
    expect((await versions('--compare', '1', '2')).out).toBe(
      'boreholes: 2 rows, then 3: 2 added, 1 removed, 1 changed (boreholeName 1)\n',
    )
    expect((await versions('--compare', '2', '1')).out).toContain('1 added, 2 removed, 1 changed')
  })
  it('goes back to one, which then stands as the newest [D25.20]', async () => {
    const { code, out } = await versions('--back', '1')
    expect([code, out]).toEqual([0, 'version 1 stands again, as version 3: A small package\n'])
    expect((await currentVersion(store))?.rowCounts['boreholes']).toBe(2)
    expect((await versions('--compare', '1', '3')).out).toBe('these versions have the same rows\n')
  })
  it.each([
    [['--back', 'x'], 'A version is a number, not "x"'],
    [['--back', '9'], 'Version 9 is not among those that can be asked for: 2, 1'],
    [['--compare', '1'], 'Name two versions to compare'],
    [['--compare', '1', '7'], 'Version 7 is not among those that can be asked for: 3, 2, 1'],
    [['1'], 'What is 1?'],
  ])('refuses %j with a sentence and exit code 2', async (argv, sentence) => {
    const { code, err } = await versions(...argv)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
  })
  it('explains itself with --help', async () => {
    expect((await versions('--help')).out).toContain('npm run versions -- --back 3')
  })
})
