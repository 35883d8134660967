import { join } from 'node:path'
import { connect, migrate } from '@datacentre/database'
import { createServer } from './server.ts'
import { readSettings } from './settings.ts'
import { followDataset } from './standing-dataset.ts'

/** Where the repository lies: this file is bundled into server/dist. */
const root = join(import.meta.dirname, '..', '..')

/** Starts the server and prints the ready line; returns how to stop it. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const settings = readSettings(environment)
  const store = await connect(settings.databaseUrl)
  await migrate(store)
  const dataset = await followDataset(store)
  const server = await createServer({
    settings,
    dataset,
    portalVersion: environment['npm_package_version'] ?? '0.1.0',
    apps: { portal: join(root, 'portal', 'dist'), mapviewer: join(root, 'mapviewer', 'dist') },
  })
  // With PORT 0 only the server knows the port, so the address comes from it.
  const address = await server.listen({ host: settings.host, port: settings.port })
  console.log(`ready ${address}${settings.prefix}/`)
  return async () => {
    await server.close()
    dataset.stop()
    await store.close()
  }
}
