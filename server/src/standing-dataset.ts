import { currentVersion, watchVersion, type Store, type Version } from '@datacentre/database'

/** The dataset that is served, and follows the store; an outage of the store leaves it as it was. */
export type StandingDataset = {
  readonly version: () => Version | null
  readonly stop: () => void
}

export async function followDataset(store: Store): Promise<StandingDataset> {
  let standing: Version | null = null
  // Watching comes first, so that no version slips in between.
  const stop = await watchVersion(store, (version) => {
    standing = version
  })
  standing ??= await currentVersion(store)
  return { version: () => standing, stop }
}
