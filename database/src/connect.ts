import { mayBeMisread, parseDatabaseUrl, PASSWORD_ADVICE } from './database-url.ts'
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
    const isAdvised = isPasswordRefused(error) && mayBeMisread(databaseUrl)
    throw new StoreUnavailable(url.shown, error, isAdvised ? PASSWORD_ADVICE : undefined)
  }
}

/** What PostgreSQL calls a password that is not that of the user. */
const INVALID_PASSWORD = '28P01'

const isPasswordRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === INVALID_PASSWORD

/** The store that DATABASE_URL names, though it is away now: what is asked of it fails until it is back. */
export const connectLater = (databaseUrl: string): Store => {
  const url = parseDatabaseUrl(databaseUrl)
  return url.kind === 'sqlite' ? reachSqlite(url.path) : reachPostgres(url.connectionString)
}
