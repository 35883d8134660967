import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  connectLater,
  currentVersion,
  replaceDataset,
  StoreUnavailable,
  type Store,
} from '@datacentre/database'
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
  it('serves what was served last where a new version finds no room, says so, and serves that once there is [D39.5]', async () => {
    const store = await database.connect()
    const own = join(folder, 'no-room')
    ;(await followDataset({ store, folder: own, ...followed })).stop()
    const before = await currentVersion(store)
    await replaceDataset(store, { ...smallVersion, checksum: 'third' }, fillSmallDataset)
    const disk = { isFull: true }
    const full: Store = {
      ...store,
      atOneMoment: (work) => {
        const error = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        return disk.isFull ? Promise.reject(error) : store.atOneMoment(work)
      },
    }
    const told: string[] = []
    const onNoRoom = ({ message }: Error) => void told.push(message)
    const standing = await followDataset({ store: full, folder: own, ...followed, onNoRoom })
    try {
      expect(standing.snapshot()?.version).toEqual(before)
      expect(told).toEqual([
        `The disk of ${own} is full, so the dataset cannot be made ready: make room there.`,
      ])
      disk.isFull = false
      await vi.waitFor(() => expect(standing.snapshot()?.version.checksum).toBe('third'), { timeout: 30_000 })
    } finally {
      standing.stop()
    }
  })
  it('stops where a version finds no room and nothing was served before [D39.5]', async () => {
    const store = await database.connect()
    const own = join(folder, 'never-served')
    const noRoom = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const full: Store = { ...store, atOneMoment: () => Promise.reject(noRoom) }
    await expect(followDataset({ store: full, folder: own, ...followed })).rejects.toThrow(
      'so the dataset cannot be made ready: make room there.',
    )
  })
  it('stops where what was kept is damaged [D39.2, D39.9]', async () => {
    for (const name of await readdir(folder, { recursive: true }))
      if (name.endsWith('.json') && dirname(name) !== '.') await writeFile(join(folder, name), 'damaged')
    const store = connectLater(NOWHERE)
    await expect(followDataset({ store, folder, away, ...followed })).rejects.toThrow(away)
    await store.close()
  })
})
