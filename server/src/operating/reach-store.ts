import { connect, connectLater, migrate, StoreUnavailable, type Store } from '@datacentre/database'
import { readLastServed } from '../disk/last-served.ts'

export type ReachedStore = {
  readonly store: Store
  /** Why it cannot be asked now; null where it can. */
  readonly away: StoreUnavailable | null
}

/** Connects to the store; where it is away and its data were served before, the start can go on without it. */
export async function reachStore(databaseUrl: string, folder: string): Promise<ReachedStore> {
  try {
    const store = await connect(databaseUrl)
    await migrate(store)
    return { store, away: null }
  } catch (error) {
    if (!(error instanceof StoreUnavailable) || (await readLastServed(folder)) === null) throw error
    return { store: connectLater(databaseUrl), away: error }
  }
}
