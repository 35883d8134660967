import { setTimeout as pause } from 'node:timers/promises'
import { currentVersion, type Connection } from '@datacentre/database'

/** What a store says of itself, or that it says nothing. */
export type StoreHealth = { readonly isUp: boolean; readonly version: number | null }

const DOWN: StoreHealth = { isUp: false, version: null }

/** A store that answers does so in milliseconds, and Prometheus gives up on a scrape after ten seconds. */
const LONGEST_MS = 2000

/**
 * Asks the store for its version, and takes none within two seconds for an outage. While a question hangs no other is
 * asked: a frozen store would gather one with every scrape.
 */
export function storeHealth(store: Connection, longestMs = LONGEST_MS): () => Promise<StoreHealth> {
  let asking: Promise<StoreHealth> | null = null
  const ask = async (): Promise<StoreHealth> => {
    try {
      const version = await currentVersion(store)
      return { isUp: true, version: version?.id ?? null }
    } catch {
      // The outage itself is what is told; why, the log says of whoever reads.
      return DOWN
    } finally {
      asking = null
    }
  }
  return async () => {
    const done = new AbortController()
    asking ??= ask()
    const answer = await Promise.race([asking, tooLong(longestMs, done.signal)])
    done.abort()
    return answer
  }
}

async function tooLong(longestMs: number, signal: AbortSignal): Promise<StoreHealth> {
  try {
    await pause(longestMs, undefined, { signal, ref: false })
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return DOWN
}
