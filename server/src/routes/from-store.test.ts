import type { Reading } from '@datacentre/database'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { describe, expect, it } from 'vitest'
import { fromStore, StoreAway } from './from-store.ts'

describe('reading from the store', () => {
  const database = freshDatabase('sqlite')
  const reading = (): Promise<Reading> => database.open()

  it('gives what was read', async () => {
    expect(await fromStore(await reading(), async () => 7)).toBe(7)
  })
  it('tells whatever went wrong as the absence of the store, with its cause', async () => {
    const cause = new Error('connection refused')
    const failed = fromStore(await reading(), () => Promise.reject(cause))
    await expect(failed).rejects.toThrow(StoreAway)
    await expect(failed).rejects.toMatchObject({ cause })
  })
  it('does not let a visitor wait for a store that never answers', async () => {
    const started = performance.now()
    await expect(fromStore(await reading(), () => new Promise(() => {}))).rejects.toThrow(StoreAway)
    expect(performance.now() - started).toBeLessThan(8000)
  })
})
