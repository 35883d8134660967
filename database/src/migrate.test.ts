import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { boreholes, fields } from '@datacentre/catalogue'
import { Migrator, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { besideThis, inOwnProcess } from '../testing/own-process.ts'
import { aVersion, fillWith } from '../testing/sample-dataset.ts'
import { standing } from '../testing/standing.ts'
import { freshDatabase, storeKinds } from '../testing/stores.ts'
import { storedVersions } from '../testing/stored-versions.ts'
import { unzippedFile } from '../testing/unzipped-file.ts'
import { tableSyntax } from './column-types.ts'
import { currentVersion, holdsVersion, migrate, readRows, replaceDataset } from './index.ts'
import { migrations } from './migrations/index.ts'

describe.each(storeKinds)('migrating on %s', (kind) => {
  describe('a database that has its tables', () => {
    const database = freshDatabase(kind)

    it('leaves the dataset alone', async () => {
      const store = await database.open()
      await replaceDataset(store, aVersion(), fillWith(2))
      await migrate(store)
      expect(await readRows(await standing(store), boreholes)).toHaveLength(2)
    })

    it('does not wait for an import', async () => {
      const store = await database.open()
      const other = await database.connect()
      await replaceDataset(store, aVersion(), async (writer) => {
        await migrate(other)
        await fillWith(3)(writer)
      })
      expect(await readRows(await standing(other), boreholes)).toHaveLength(3)
    })
  })

  describe('a database of version 0.1.0 with a dataset', () => {
    const database = freshDatabase(kind)

    it('keeps the dataset as the version it is [D25.12]', async () => {
      const store = await database.connect()
      const provider = { getMigrations: async () => migrations(tableSyntax[kind]) }
      const migrator = new Migrator({ db: store.db, provider })
      expect((await migrator.migrateTo('0013-files')).error).toBeUndefined()
      for (const name of ['first', 'second'])
        await sql`
          insert into "versions" ("importedAt", "name", "title", "source", "checksum", "demonstration", "rowCounts")
          values (1, ${name}, 'A', 'b', ${name}, 0, '{"boreholes":1}')`.execute(store.db)
      await sql`insert into "boreholes" ("boreholeDbk", "boreholeName") values (3000000007, 'K12-01')`.execute(
        store.db,
      )
      await sql`insert into "fields" ("fieldDbk", "fieldName", "fieldCode") values (1, 'A', 'A')`.execute(
        store.db,
      )
      await sql`insert into "files" ("path", "size", "content") values ('a.las', 5, ${gzipSync('hello')})`.execute(
        store.db,
      )
      await migrate(store)
      const reading = await standing(store)
      expect(await readRows(reading, boreholes)).toMatchObject([
        { boreholeDbk: 3_000_000_007, boreholeName: 'K12-01' },
      ])
      expect(await readRows(reading, fields)).toHaveLength(1)
      expect((await unzippedFile(reading, 'a.las'))?.toString()).toBe('hello')
      const versions = await storedVersions(store)
      expect(await Promise.all(versions.map((version) => holdsVersion(store, version)))).toEqual([
        true,
        false,
      ])
      await replaceDataset(store, aVersion(), fillWith(2))
      expect(await readRows(reading, boreholes)).toHaveLength(1)
      expect(await readRows(await standing(store), boreholes)).toHaveLength(2)
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

    it('makes the tables once', async () => {
      const processes = await Promise.all(
        [1, 2, 3].map(() => inOwnProcess(besideThis('migrate-once.ts'), [database.url])),
      )
      const exits = await Promise.all(processes.map((child) => once(child, 'exit')))
      expect(exits.map(([code]) => code)).toEqual([0, 0, 0])
      expect(await currentVersion(await database.connect())).toBeNull()
    })
  })
})
