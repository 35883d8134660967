import { connect, currentVersion, migrate } from '@datacentre/database'

/** Whether the store holds a dataset; makes its tables when it is new. */
export async function hasDataset(databaseUrl: string): Promise<boolean> {
  const store = await connect(databaseUrl)
  try {
    await migrate(store)
    return (await currentVersion(store)) !== null
  } finally {
    await store.close()
  }
}
