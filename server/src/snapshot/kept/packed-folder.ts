import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** Where versions are kept: beside the default database, apart for each store. */
export const packedFolder = (databaseUrl: string): string =>
  join('data', 'packed', createHash('sha256').update(databaseUrl).digest('hex').slice(0, 8))
