import { replaceDataset, type Store, type Version } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillSmallDataset, smallVersion } from '../../testing/small-dataset.ts'
import { StoreAway } from '../store-away.ts'
import { fromStore } from '../from-store.ts'

describe('reading from the store', () => {
  const database = freshDatabase('sqlite')
  let store: Store
  let version: Version
  beforeAll(async () => {
    store = await database.open()
    version = await replaceDataset(store, smallVersion, fillSmallDataset)
  })
  const served = () => ({ store, snapshot: { version } })

  it('gives what was read', async () => {
    expect(await fromStore(served(), async () => 7)).toBe(7)
  })
  it('tells whatever went wrong as the absence of the store, with its cause', async () => {
    const cause = new Error('connection refused')
    const failed = fromStore(served(), () => Promise.reject(cause))
    await expect(failed).rejects.toThrow(StoreAway)
    await expect(failed).rejects.toMatchObject({ cause })
  })
  it('does not let a visitor wait for a store that never answers', async () => {
    const started = performance.now()
    await expect(fromStore(served(), () => new Promise(() => {}))).rejects.toThrow(StoreAway)
    expect(performance.now() - started).toBeLessThan(40_000)
  })
  it('gives nothing of a version whose rows went while they were read [D25.12]', async () => {
    const reading = fromStore(served(), async () => {
      for (const checksum of 'abcdefghij')
        await replaceDataset(store, { ...smallVersion, checksum }, async () => {})
      return 'half of it'
    })
    await expect(reading).rejects.toMatchObject({
      name: 'StoreAway',
      cause: new Error(`version ${version.id} is served, but the store no longer holds it`),
    })
  })
})
