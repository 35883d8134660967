import { parseDatabaseUrl } from './database-url.ts'
import { connectPostgres } from './postgres/connect.ts'
import { StoreUnavailable } from './refusals.ts'
import { connectSqlite } from './sqlite/connect.ts'
import type { Store } from './store.ts'

/** Opens the store that DATABASE_URL names. */
export const connect = async (databaseUrl: string): Promise<Store> => {
  const url = parseDatabaseUrl(databaseUrl)
  try {
    return await (url.kind === 'sqlite' ? connectSqlite(url.path) : connectPostgres(url.connectionString))
  } catch (error) {
    throw new StoreUnavailable(url.shown, error)
  }
}
