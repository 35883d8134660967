import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceDataset } from '@datacentre/database'
import { freshDatabase, storeKinds } from '@datacentre/database/testing/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillSmallDataset, smallVersion } from '../../testing/small-dataset.ts'
import { getsDemonstration, needsDemonstration } from './first-start.ts'
import { writeCachedFile } from '../disk/cached-file.ts'
import { servedOwnData } from '../snapshot/kept/packed-files.ts'
import { buildSnapshot } from '../snapshot/snapshot.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('an empty store', () => {
  it.each([
    [{ demo: null, isUsual: true, servedOwnData: false }, true],
    [{ demo: null, isUsual: true, servedOwnData: true }, false],
    [{ demo: null, isUsual: false, servedOwnData: false }, false],
    [{ demo: 'off', isUsual: true, servedOwnData: false }, false],
    [{ demo: 'on', isUsual: false, servedOwnData: true }, true],
  ] as const)('%o gets demonstration data: %s [D25.9]', (empty, expected) => {
    expect(getsDemonstration(empty)).toBe(expected)
  })
})

describe.each(storeKinds)('a start on %s', (kind) => {
  const database = freshDatabase(kind)
  const start = (demo: 'on' | 'off' | null) =>
    needsDemonstration({ databaseUrl: database.url, demo }, join(folder, kind))

  it.each([null, 'off'] as const)(
    'stops at an empty store with DEMO %s, and says what to do [D25.9]',
    async (demo) => {
      await expect(start(demo)).rejects.toThrow(
        /^The store of DATABASE_URL ".*" holds no dataset: load one with "npm run import -- DIR", or set DEMO=on to fill it with demonstration data\.$/,
      )
    },
  )
  it('fills an empty store with DEMO on', async () => {
    expect(await start('on')).toBe(true)
  })
  it('leaves a store with a dataset alone, whatever DEMO says', async () => {
    await replaceDataset(await database.open(), smallVersion, fillSmallDataset)
    expect(await Promise.all([start(null), start('on'), start('off')])).toEqual([false, false, false])
  })
})

describe('a start', () => {
  it('makes no file where a mistyped path names none', async () => {
    const path = join(folder, 'mistyped.db')
    await expect(needsDemonstration({ databaseUrl: `sqlite:${path}`, demo: null }, folder)).rejects.toThrow(
      path,
    )
    expect(existsSync(path)).toBe(false)
  })
})

describe('what was served from a store', () => {
  const database = freshDatabase('sqlite')
  it.each([true, false])(
    'is remembered when the store is gone: demonstration data %s [D25.9]',
    async (demonstration) => {
      const store = await database.open()
      const checksum = String(demonstration)
      await replaceDataset(store, { ...smallVersion, checksum, demonstration }, fillSmallDataset)
      const packed = join(folder, 'packed')
      await buildSnapshot({ store, folder: packed, onTrouble: () => {} })
      expect(await servedOwnData(packed)).toBe(!demonstration)
    },
  )
  it("counts as data of one's own where a mark of an older release does not tell", async () => {
    const packed = join(folder, 'packed-before')
    expect(await servedOwnData(packed)).toBe(false)
    await writeCachedFile(join(packed, '1-abc', 'whole'), Buffer.from('1-abc'))
    expect(await servedOwnData(packed)).toBe(true)
  })
})
