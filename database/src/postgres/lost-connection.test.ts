import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/stores.ts'
import { currentVersion } from '../index.ts'

describe('a PostgreSQL that drops a connection between two questions of one reading', () => {
  const database = freshDatabase('postgres')

  it('makes that reading fail, and nothing else [D39.6]', async () => {
    const [store, other] = [await database.open(), await database.connect()]
    const reading = store.atOneMoment(async ({ db }) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db)
      // The news comes while nothing is asked: without somebody who hears it, it ended the process.
      await new Promise((resolve) => setTimeout(resolve, 500))
      return currentVersion({ db })
    })
    await expect(reading).rejects.toThrow(/terminat|not queryable|closed/)
    expect(await currentVersion(store)).toBeNull()
  })
})
