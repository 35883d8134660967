import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

/**
 * Where versions are kept: beside the default database, apart for each store. Whole, because Node goes round for ever when it makes
 * folders below one that was removed under the process, as that of an old release is.
 */
export const packedFolder = (databaseUrl: string): string =>
  resolve('data', 'packed', createHash('sha256').update(databaseUrl).digest('hex').slice(0, 8))
