import { sql } from 'kysely'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { Client } from 'pg'
import { aVersion, fillWith } from '../testing/sample-dataset.ts'
import { freshDatabase, storeKinds } from '../testing/stores.ts'
import { replaceDataset, watchVersion, type Version } from './index.ts'

type OnChange = (version: Version) => void

const WITHIN = { timeout: 30_000 }

describe.each(storeKinds)('watching the version on %s', (kind) => {
  const database = freshDatabase(kind)
  const empty = freshDatabase(kind)
  let stop = (): void => {}
  afterEach(() => stop())

  it(
    'begins with the version that stands and notices within seconds what another process loaded, once',
    { timeout: 130_000 },
    async () => {
      const [server, importer] = [await database.open(), await database.open()]
      const old = await replaceDataset(importer, aVersion({ name: 'old' }), fillWith(1))
      const [onChange, stopped] = [vi.fn<OnChange>(), vi.fn<OnChange>()]
      stop = watchVersion(server, onChange)
      watchVersion(server, stopped)()
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(old), WITHIN)

      const failing = replaceDataset(importer, aVersion({ name: 'no' }), () =>
        Promise.reject(new Error('no')),
      )
      await expect(failing).rejects.toThrow('no')
      const loaded = await replaceDataset(importer, aVersion({ name: 'new' }), fillWith(2))
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), WITHIN)
      expect(onChange.mock.calls).toEqual([[old], [loaded]])
      expect(stopped).not.toHaveBeenCalled()
    },
  )

  it('waits for the first dataset', { timeout: 130_000 }, async () => {
    const store = await empty.open()
    const onChange = vi.fn<OnChange>()
    stop = watchVersion(store, onChange)
    const first = await replaceDataset(store, aVersion(), fillWith(1))
    await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[first]]), WITHIN)
  })
})

describe('watching the version on a PostgreSQL that drops its connections', () => {
  const database = freshDatabase('postgres')

  it('connects again and notices what was loaded meanwhile', { timeout: 130_000 }, async () => {
    const store = await database.open()
    const onChange = vi.fn<OnChange>()
    const stop = watchVersion(store, onChange)
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'
      `.execute(store.db)
      expect(rows).toHaveLength(1)
    }, WITHIN)
    const admin = new Client({ connectionString: inject('postgresUrl') })
    await admin.connect()
    const name = new URL(database.url).pathname.slice(1)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await admin.end()
    const loaded = await replaceDataset(await database.open(), aVersion(), fillWith(1))
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(loaded), WITHIN)
    stop()
  })
})
