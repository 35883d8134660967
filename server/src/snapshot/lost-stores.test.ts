import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freeLostStores, freeUnusedDatabases } from './lost-stores.ts'
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
  expect(readdirSync(join(base, 'packed', 'gone', 'abc'))).toEqual(['freed'])
  expect(await servedOwnData(join(base, 'packed', 'gone'))).toBe(true)
  expect(readdirSync(join(base, 'packed', 'kept', 'abc')).toSorted()).toEqual(['boreholes.json.br', 'whole'])
})

const DAY_MS = 24 * 60 * 60 * 1000

/** A folder with a version of a store that was served last so many days ago. */
async function served(name: string, daysAgo: number): Promise<string> {
  const folder = join(base, name)
  mkdirSync(join(folder, 'abc'), { recursive: true })
  writeFileSync(join(folder, 'abc', 'boreholes.json.br'), 'bytes')
  await packedFiles({ folder, content: 'abc', versionId: 7, onTrouble: () => {} }).markWhole('own data')
  const at = new Date(Date.now() - daysAgo * DAY_MS)
  writeFileSync(`${folder}.last-served`, '')
  utimesSync(`${folder}.last-served`, at, at)
  return folder
}
const filesOf = (folder: string) => readdirSync(join(folder, 'abc')).toSorted()
const ALL = ['boreholes.json.br', 'whole']

it('what a PostgreSQL database had that was not served for a month is removed, and nothing of one that may be in use', async () => {
  const own = await served('own', 90)
  const recent = await served('recent', 29)
  const unused = await served('unused', 31)
  const ofFile = await served('of-file', 90)
  writeFileSync(`${ofFile}.store`, join(base, 'still-there.db'))
  await freeUnusedDatabases(own)
  expect([own, recent, ofFile].map(filesOf)).toEqual([ALL, ALL, ALL])
  expect(filesOf(unused)).toEqual(['freed'])
  expect(await servedOwnData(unused)).toBe(true)
})
it('a database that is served for months without a restart is in use', async () => {
  const other = await served('other', 0)
  const own = await served('own', 90)
  const later = Date.now() + 29 * DAY_MS
  await freeUnusedDatabases(own)
  await freeUnusedDatabases(other, later)
  expect(filesOf(own)).toEqual(ALL)
})
it('a version whose room was freed is not whole, so that it is made ready again before it is served', async () => {
  const unused = await served('unused', 31)
  await freeUnusedDatabases(await served('own', 0))
  const files = packedFiles({ folder: unused, content: 'abc', versionId: 7, onTrouble: () => {} })
  expect(await files.isWhole()).toBe(false)
})
