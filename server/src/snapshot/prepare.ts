import { connectLater } from '@datacentre/database'
import { readEarlier } from './read-dataset.ts'
import { filesOf, snapshotOf, unprepared, type SnapshotSource } from './snapshot.ts'

/** Does work on a store and the folder of its versions; any trouble ends it. */
export async function withSource(
  databaseUrl: string,
  folder: string,
  work: (source: SnapshotSource) => Promise<unknown>,
): Promise<void> {
  // The server has read from it. Where it is gone since, no empty one is to be made in its place.
  const store = connectLater(databaseUrl)
  const onTrouble = (error: unknown): never => {
    throw error
  }
  try {
    await work({ store, folder, onTrouble })
  } finally {
    await store.close()
  }
}

/** Makes the versions ready that can be gone back to and were never served from here: loaded by others, or before an update. */
export const prepareEarlier = (databaseUrl: string, folder: string): Promise<void> =>
  withSource(databaseUrl, folder, async (source) => {
    for (const { id } of await unprepared(source)) {
      const read = await readEarlier(source.store, id, (version) => filesOf(source, version))
      if (read !== null) await snapshotOf(source, read)
    }
  })
