import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { connect, migrate } from '@datacentre/database'
import { createServer } from './server.ts'
import { readSettings } from './settings.ts'
import { followDataset } from './snapshot/standing-snapshot.ts'

/** Where the repository lies: this file is bundled into server/dist. */
const root = join(import.meta.dirname, '..', '..')

/** Compressed answers are kept beside the default database, apart for each store. */
const packedFolder = (databaseUrl: string): string =>
  join('data', 'packed', createHash('sha256').update(databaseUrl).digest('hex').slice(0, 8))

/** Starts the server and prints the ready line; returns how to stop it. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const settings = readSettings(environment)
  const store = await connect(settings.databaseUrl)
  await migrate(store)
  const trouble: { tell: (error: unknown) => void } = { tell: (error) => console.error(error) }
  const standing = await followDataset({
    store,
    folder: packedFolder(settings.databaseUrl),
    onBuilt: ({ version }) =>
      server.log.info({ version: version.id }, 'serving a new version of the dataset'),
    onTrouble: (error) => trouble.tell(error),
  })
  const server = await createServer({
    settings,
    snapshot: standing.snapshot,
    portalVersion: environment['npm_package_version'] ?? '0.1.0',
    apps: { portal: join(root, 'portal', 'dist'), mapviewer: join(root, 'mapviewer', 'dist') },
  })
  trouble.tell = (error) => server.log.warn(error)
  // With PORT 0 only the server knows the port, so the address comes from it.
  const address = await server.listen({ host: settings.host, port: settings.port })
  console.log(`ready ${address}${settings.prefix}/`)
  return async () => {
    await server.close()
    standing.stop()
    await store.close()
  }
}
