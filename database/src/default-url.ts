/** Where the dataset is kept when DATABASE_URL says nothing: one file beside the program. */
export const DEFAULT_DATABASE_URL = 'sqlite:data/datacentre.db'

export const databaseUrlFrom = (environment: Readonly<Record<string, string | undefined>>): string =>
  environment['DATABASE_URL'] || DEFAULT_DATABASE_URL
