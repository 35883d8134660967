import { connect } from '@datacentre/database'
import { buildSnapshot } from './snapshot.ts'

/** Makes what the standing version is served from ready on disk, for a server to pick up. */
export async function prepareDataset(databaseUrl: string, folder: string): Promise<void> {
  const store = await connect(databaseUrl)
  try {
    await buildSnapshot({
      store,
      folder,
      onTrouble: (error) => {
        throw error
      },
    })
  } finally {
    await store.close()
  }
}
