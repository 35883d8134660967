import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connectLater, replaceDataset, StoreUnavailable } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fillSmallDataset, smallVersion } from '../../testing/small-dataset.ts'
import { reachStore } from '../operating/reach-store.ts'
import { followDataset, type StandingSnapshot } from './standing-snapshot.ts'

/** Nobody listens at port 1. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing'

describe('a start while the store is away', () => {
  const database = freshDatabase('sqlite')
  let folder = ''
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'last-served-')), 'packed')
  })
  afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }))
  const away = new StoreUnavailable('postgres://…', new Error('refused'))
  const followed = { onBuilt: () => {}, onTrouble: () => {} }

  it('stops with its sentence where nothing was served before [D39.2]', async () => {
    await expect(reachStore(NOWHERE, folder)).rejects.toThrow(
      /^The database of DATABASE_URL .* cannot be used: /,
    )
  })
  it('serves what was served last, and a new version once the store is back [D39.2]', async () => {
    const store = await database.open()
    await replaceDataset(store, { ...smallVersion, checksum: 'first' }, fillSmallDataset)
    ;(await followDataset({ store, folder, ...followed })).stop()
    expect((await reachStore(NOWHERE, folder)).away).toBeInstanceOf(StoreUnavailable)
    let standing: StandingSnapshot | undefined
    try {
      const without = connectLater(database.url)
      standing = await followDataset({ store: without, folder, away, ...followed })
      const now = standing
      expect(now.snapshot()?.version).toMatchObject({ id: 1, checksum: 'first' })
      expect(now.snapshot()?.registers.get('boreholes')?.rows).toHaveLength(3)
      await replaceDataset(store, { ...smallVersion, checksum: 'second' }, fillSmallDataset)
      await vi.waitFor(() => expect(now.snapshot()?.version.checksum).toBe('second'), { timeout: 30_000 })
    } finally {
      standing?.stop()
    }
  })
  it('stops where what was kept is damaged [D39.2, D39.9]', async () => {
    for (const name of await readdir(folder, { recursive: true }))
      if (name.endsWith('.json') && dirname(name) !== '.') await writeFile(join(folder, name), 'damaged')
    const store = connectLater(NOWHERE)
    await expect(followDataset({ store, folder, away, ...followed })).rejects.toThrow(away)
    await store.close()
  })
})
