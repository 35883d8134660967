import { parseDatabaseUrl } from './database-url.ts'
import { connectPostgres, reachPostgres } from './postgres/connect.ts'
import { StoreUnavailable } from './refusals.ts'
import { connectSqlite, reachSqlite } from './sqlite/connect.ts'
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

/** The store that DATABASE_URL names, though it is away now: what is asked of it fails until it is back. */
export const connectLater = (databaseUrl: string): Store => {
  const url = parseDatabaseUrl(databaseUrl)
  return url.kind === 'sqlite' ? reachSqlite(url.path) : reachPostgres(url.connectionString)
}
