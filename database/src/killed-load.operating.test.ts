import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { besideThis, inOwnProcess } from '../testing/own-process.ts'
import { aVersion, fillWith, rowsPerTable } from '../testing/sample-dataset.ts'
import { freshDatabase, storeKinds } from '../testing/stores.ts'
import { currentVersion, replaceDataset } from './index.ts'

const PATIENT = { timeout: 60_000 }

const loadAndKill = async (url: string, moment: 'written' | 'acknowledged'): Promise<void> => {
  const child = await inOwnProcess(besideThis('load-and-wait.ts'), [url, moment])
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  const killed = once(child, 'exit')
  expect(child.kill('SIGKILL')).toBe(true)
  await killed
}

describe.each(storeKinds)('a load on %s whose process is killed', (kind) => {
  const database = freshDatabase(kind)

  it(
    'in the middle leaves the old dataset whole and does not stand in the way of the next [D25.5]',
    PATIENT,
    async () => {
      await replaceDataset(await database.open(), aVersion({ name: 'old' }), fillWith(3))

      await loadAndKill(database.url, 'written')

      const store = await database.connect()
      expect((await currentVersion(store))?.name).toBe('old')
      expect(await rowsPerTable(store)).toEqual([3])
      // PostgreSQL needs a moment to notice that the other end is gone.
      await vi.waitFor(() => replaceDataset(store, aVersion({ name: 'new' }), fillWith(5)), {
        timeout: 30_000,
      })
      expect((await currentVersion(store))?.name).toBe('new')
      expect(await rowsPerTable(store)).toEqual([5])
    },
  )

  it('after it was acknowledged has replaced the dataset', PATIENT, async () => {
    await database.open()
    await loadAndKill(database.url, 'acknowledged')
    const store = await database.connect()
    expect((await currentVersion(store))?.name).toBe('killed')
    expect(await rowsPerTable(store)).toEqual([1_000])
  })
})
