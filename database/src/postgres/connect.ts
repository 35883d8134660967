import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import type { Schema } from '../schema.ts'
import type { Store } from '../store.ts'
import { loadPostgres } from './load.ts'
import { listen } from './listen.ts'

/** Longer than a busy server takes to answer, shorter than an operator's patience. */
const CONNECT_TIMEOUT_MS = 10_000

const parsers = new Map<number, (text: string) => unknown>([
  // Ids and moments exceed 2^31 and stay far below 2^53, where numbers are exact.
  [types.builtins.INT8, Number],
  // pg would make a day a Date in the server's time zone; both stores give yyyy-MM-dd.
  [types.builtins.DATE, String],
])

const poolOf = (connectionString: string): Pool => {
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // So would one that breaks in the hands of whoever reads, between two questions; the next question says that it is gone.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** A store that is connected to when it is first asked for something. */
export const reachPostgres = (connectionString: string): Store => {
  const pool = poolOf(connectionString)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    db,
    atOneMoment: (work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((moment) => work({ db: moment })),
    load: (work) => loadPostgres(db, work),
    whenChanged: (look, onTrouble) => listen(connectionString, { look, onTrouble }),
    close: () => db.destroy(),
  }
}

export const connectPostgres = async (connectionString: string): Promise<Store> => {
  const store = reachPostgres(connectionString)
  try {
    await sql`select 1`.execute(store.db)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}
