import { currentVersion, watchVersion, type Store, type Version } from '@datacentre/database'

/** The dataset that is served, and follows the store; an outage of the store leaves it as it was. */
export type StandingDataset = {
  readonly version: () => Version | null
  readonly stop: () => void
}

export async function followDataset(store: Store): Promise<StandingDataset> {
  let standing = await currentVersion(store)
  const stop = watchVersion(store, (version) => {
    standing = version
  })
  return { version: () => standing, stop }
}
