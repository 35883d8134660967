import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freeLostStores } from './lost-stores.ts'
import { packedFiles, servedOwnData } from './kept/packed-files.ts'

let base = ''
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'packed-'))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

it('what no store uses any more is removed from disk, but for the mark that it held own data', async () => {
  const stores = { gone: join(base, 'gone.db'), kept: join(base, 'kept.db') }
  for (const [name, file] of Object.entries(stores)) {
    writeFileSync(file, '')
    const version = join(base, 'packed', name, 'abc')
    mkdirSync(version, { recursive: true })
    writeFileSync(join(version, 'boreholes.json.br'), 'bytes')
    const folder = join(base, 'packed', name)
    await packedFiles({ folder, content: 'abc', versionId: 7, onTrouble: () => {} }).markWhole('own data')
    await freeLostStores(join(base, 'packed', name), `sqlite:${file}`)
  }
  rmSync(stores.gone)
  await freeLostStores(join(base, 'packed', 'kept'), `sqlite:${stores.kept}`)
  expect(readdirSync(join(base, 'packed', 'gone', 'abc'))).toEqual(['whole'])
  expect(await servedOwnData(join(base, 'packed', 'gone'))).toBe(true)
  expect(readdirSync(join(base, 'packed', 'kept', 'abc')).toSorted()).toEqual(['boreholes.json.br', 'whole'])
})
