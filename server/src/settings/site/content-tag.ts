import { createHash } from 'node:crypto'

/** What stands in the address of a file of the site, so that another content has another address. */
export const tagOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)
