import { once } from 'node:events'
import { boreholes } from '@datacentre/catalogue'
import { describe, expect, it } from 'vitest'
import { inOwnProcess } from '../testing/own-process.ts'
import { aVersion, fillWith } from '../testing/sample-dataset.ts'
import { freshDatabase, storeKinds } from '../testing/stores.ts'
import { currentVersion, migrate, readRows, replaceDataset } from './index.ts'

describe.each(storeKinds)('migrating on %s', (kind) => {
  describe('a database that has its tables', () => {
    const database = freshDatabase(kind)

    it('leaves the dataset alone', async () => {
      const store = await database.open()
      await replaceDataset(store, aVersion(), fillWith(2))
      await migrate(store)
      expect(await readRows(store, boreholes)).toHaveLength(2)
    })

    it('does not wait for an import', async () => {
      const store = await database.open()
      const other = await database.connect()
      await replaceDataset(store, aVersion(), async (writer) => {
        await migrate(other)
        await fillWith(3)(writer)
      })
      expect(await readRows(other, boreholes)).toHaveLength(3)
    })
  })

  describe('an empty database from several connections at once', () => {
    const database = freshDatabase(kind)

    it('makes the tables once', async () => {
      const connections = await Promise.all([database.connect(), database.connect(), database.connect()])
      await Promise.all(connections.map((store) => migrate(store)))
      for (const store of connections) expect(await currentVersion(store)).toBeNull()
    })
  })

  describe('an empty database from several processes at once', () => {
    const database = freshDatabase(kind)

    it('makes the tables once', { timeout: 30_000 }, async () => {
      const processes = [1, 2, 3].map(() => inOwnProcess('migrate-once.ts', [database.url]))
      const exits = await Promise.all(processes.map((child) => once(child, 'exit')))
      expect(exits.map(([code]) => code)).toEqual([0, 0, 0])
      expect(await currentVersion(await database.connect())).toBeNull()
    })
  })
})
