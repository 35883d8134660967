import { misspeltSettings } from '@datacentre/catalogue/settings/misspelt-settings'
import type { Environment } from '@datacentre/catalogue/settings/setting-names'
import { parseDatabaseUrl } from './database-url.ts'
import { DatabaseUrlMisspelt } from './refusals.ts'

/** Where the dataset is kept when DATABASE_URL says nothing: one file beside the program. */
export const DEFAULT_DATABASE_URL = 'sqlite:data/datacentre.db'

/** The store that the environment names; one that names none is refused, and an empty text names none. */
export const databaseUrlFrom = (environment: Environment): string => {
  const misspelt = misspeltSettings(environment).find(
    ({ meant, distance }) => meant === 'DATABASE_URL' && distance <= 1,
  )
  // Going on would read, or replace, the dataset of another store than the operator named.
  if (misspelt !== undefined) throw new DatabaseUrlMisspelt(misspelt.written)
  const url = environment['DATABASE_URL'] ?? DEFAULT_DATABASE_URL
  parseDatabaseUrl(url)
  return url
}

/** The file of a store that is one; null for PostgreSQL and for a store in memory. */
export const sqliteFileOf = (url: string): string | null => {
  const parsed = parseDatabaseUrl(url)
  return parsed.kind === 'sqlite' && parsed.path !== ':memory:' ? parsed.path : null
}
