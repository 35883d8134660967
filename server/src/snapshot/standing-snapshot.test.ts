import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goBackTo, replaceDataset, type Store } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillSmallDataset, smallVersion } from '../../testing/small-dataset.ts'
import { prepareDataset } from '../findings/prepare-dataset.ts'
import { prepareEarlier } from './prepare.ts'
import { buildSnapshot, isPrepared } from './snapshot.ts'
import { followDataset, type StandingSnapshot } from './standing-snapshot.ts'

describe('the standing snapshot', () => {
  const database = freshDatabase('sqlite')
  let folder = ''
  let store: Store
  let standing: StandingSnapshot | undefined
  const troubles: unknown[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'standing-'))
    store = await database.open()
    troubles.length = 0
  })
  afterEach(async () => {
    standing?.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const follow = (prepare?: () => Promise<void>) =>
    followDataset({
      store,
      folder,
      onBuilt: () => {},
      onTrouble: (error) => troubles.push(error),
      ...(prepare && { prepare }),
    })

  it('is prepared elsewhere once for each version, and not again at the next start', async () => {
    await replaceDataset(store, { ...smallVersion, checksum: 'first' }, fillSmallDataset)
    const prepare = vi.fn<() => Promise<void>>(() => prepareDataset({ databaseUrl: database.url, folder }))
    standing = await follow(prepare)
    expect(prepare).toHaveBeenCalledTimes(1)
    expect(standing.snapshot()?.registers.get('boreholes')?.rows).toHaveLength(3)
    await replaceDataset(store, { ...smallVersion, checksum: 'second' }, fillSmallDataset)
    await vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(2), { timeout: 30_000 })
    const now = standing
    await vi.waitFor(() => expect(now.snapshot()?.version.checksum).toBe('second'), { timeout: 30_000 })
    standing.stop()
    standing = await follow(prepare)
    expect(prepare).toHaveBeenCalledTimes(2)
    expect(troubles).toEqual([])
  })
  it('finds a version that is gone back to ready, whether it was served from here before or not', async () => {
    const load = (checksum: string) =>
      replaceDataset(store, { ...smallVersion, checksum }, fillSmallDataset).then(({ id }) => id)
    const elsewhere = await load('loaded while nobody served')
    const served = await load('served')
    const prepare = vi.fn<() => Promise<void>>(() => prepareDataset({ databaseUrl: database.url, folder }))
    standing = await follow(prepare)
    await prepareEarlier(database.url, folder)
    prepare.mockClear()
    const now = standing
    for (const id of [elsewhere, served]) {
      const again = await goBackTo(store, id)
      await vi.waitFor(() => expect(now.snapshot()?.version.id).toBe(again.id), { timeout: 30_000 })
      expect(now.snapshot()?.version.checksum).toBe(again.checksum)
    }
    expect(prepare).not.toHaveBeenCalled()
    expect(troubles).toEqual([])
  })
  it('is served only when what its visitors would wait for is ready [D27.92]', async () => {
    await replaceDataset(store, { ...smallVersion, checksum: 'before' }, fillSmallDataset)
    const served: (string | undefined)[] = []
    standing = undefined
    const makeReady = async (): Promise<void> => {
      served.push(standing?.snapshot()?.version.checksum)
    }
    standing = await followDataset({
      store,
      folder,
      makeReady,
      onBuilt: () => {},
      onTrouble: (error) => troubles.push(error),
    })
    await replaceDataset(store, { ...smallVersion, checksum: 'after' }, fillSmallDataset)
    const now = standing
    await vi.waitFor(() => expect(now.snapshot()?.version.checksum).toBe('after'), { timeout: 30_000 })
    expect(served).toEqual([undefined, 'before'])
    expect(troubles).toEqual([])
  })
  it('is made all the same when preparing fails, and the trouble is told', async () => {
    await replaceDataset(store, { ...smallVersion, checksum: 'third' }, fillSmallDataset)
    standing = await follow(() => Promise.reject(new Error('no such program')))
    expect(standing.snapshot()?.version.checksum).toBe('third')
    expect(troubles).toEqual([new Error('no such program')])
  })
  it('is not taken away by a process that comes late with the version before [D39.4]', async () => {
    const source = { store, folder, onTrouble: (error: unknown) => troubles.push(error) }
    await replaceDataset(store, { ...smallVersion, checksum: 'before' }, fillSmallDataset)
    const late: Store = {
      ...store,
      atOneMoment: async (work) => {
        const read = await store.atOneMoment(work)
        await replaceDataset(store, { ...smallVersion, checksum: 'newer' }, fillSmallDataset)
        expect((await buildSnapshot(source))?.version.checksum).toBe('newer')
        return read
      },
    }
    expect((await buildSnapshot({ ...source, store: late }))?.version.checksum).toBe('before')
    expect(await isPrepared(source)).toBe(true)
    expect(troubles).toEqual([])
  })
  it('stays as it was when the store goes away, and the outage is told once', async () => {
    standing = await follow()
    const before = standing.snapshot()
    await store.close()
    await vi.waitFor(() => expect(troubles).toHaveLength(1), { timeout: 30_000 })
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(troubles).toHaveLength(1)
    expect(standing.snapshot()).toBe(before)
  })
})
