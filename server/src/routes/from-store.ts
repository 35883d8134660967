import { setTimeout as pause } from 'node:timers/promises'
import type { Reading } from '@datacentre/database'

/** The store does not answer: it is away, or takes too long. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  constructor(cause: unknown) {
    super('the store cannot be read', { cause })
  }
}

/** A visitor waits no longer than this for details; one borehole takes milliseconds. */
const LONGEST_MS = 5000

/** When it is worth asking again, in seconds. */
export const STORE_RETRY_S = 5

async function tooLong(signal: AbortSignal): Promise<never> {
  await pause(LONGEST_MS, undefined, { signal })
  throw new Error(`the store did not answer within ${LONGEST_MS} ms`)
}

/** Reads from the store for one answer; whatever keeps it from that is told as the store's absence, not as our fault. */
export async function fromStore<Read>(
  store: Reading,
  read: (reading: Reading) => Promise<Read>,
): Promise<Read> {
  const done = new AbortController()
  try {
    return await Promise.race([read(store), tooLong(done.signal)])
  } catch (error) {
    throw new StoreAway(error)
  } finally {
    done.abort()
  }
}
