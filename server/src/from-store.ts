import { setTimeout as pause } from 'node:timers/promises'
import { holdsVersion, type Connection, type Reading } from '@datacentre/database'
import type { Snapshot } from './snapshot/snapshot.ts'
import { StoreAway } from './store-away.ts'

/** A visitor waits no longer than this for details; one borehole takes milliseconds. */
const LONGEST_MS = 5000

async function tooLong(signal: AbortSignal): Promise<never> {
  await pause(LONGEST_MS, undefined, { signal })
  throw new Error(`the store did not answer within ${LONGEST_MS} ms`)
}

/** Where an answer is read from: the store, at the version of the snapshot that gives the rest of it. */
type Served = { readonly store: Connection; readonly snapshot: Pick<Snapshot, 'version'> }

/** Reads whole or not at all: rows of a version never change, so what is still there afterwards was there all the while. */
async function readVersion<Read>(
  { store, snapshot: { version } }: Served,
  read: (reading: Reading) => Promise<Read>,
): Promise<Read> {
  const answer = await read({ db: store.db, parts: version.parts })
  if (!(await holdsVersion(store, version)))
    throw new Error(`version ${version.id} is served, but the store no longer holds it`)
  return answer
}

/** Reads from the store for one answer; whatever keeps it from that is told as the store's absence, not as our fault. */
export async function fromStore<Read>(
  served: Served,
  read: (reading: Reading) => Promise<Read>,
): Promise<Read> {
  const done = new AbortController()
  try {
    return await Promise.race([readVersion(served, read), tooLong(done.signal)])
  } catch (error) {
    throw new StoreAway(error)
  } finally {
    done.abort()
  }
}
