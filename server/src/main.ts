import { join } from 'node:path'
import { openAdminPort } from './operating/admin-port.ts'
import { noteInUse } from './disk/last-served.ts'
import { serve } from './serve.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { freeLostStores, freeUnusedDaily } from './snapshot/lost-stores.ts'
import { packedFolder } from './snapshot/kept/packed-folder.ts'
import { choresInChildren } from './workers/chores.ts'
import { serveAsWorker } from './workers/serve-as-worker.ts'
import { superviseWorkers } from './workers/supervise.ts'

/** Where the repository lies: this file is bundled into server/dist. */
const root = join(import.meta.dirname, '..', '..')

/** Starts the server and prints the ready line; returns how to stop it. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const settings = readSettings(environment)
  const folder = packedFolder(settings.databaseUrl)
  // Before another server on the same folders may take it for unused.
  await noteInUse(folder).catch(console.error)
  await freeLostStores(folder, settings.databaseUrl).catch(console.error)
  const { address, adminPort, stop } =
    settings.workers === 1 ? await serveAlone(settings) : await superviseWorkers(settings, root)
  if (adminPort !== null) console.log(`health and metrics http://${settings.host}:${adminPort}/`)
  freeUnusedDaily(folder, console.error)
  console.log(`ready ${address}${settings.prefix}/`)
  return stop
}

/** Answers visitors as one of several processes, until the one that started it says otherwise. */
export const startWorker = (environment: NodeJS.ProcessEnv): Promise<void> =>
  serveAsWorker(readSettings(environment), root)

async function serveAlone(settings: Settings) {
  const { host, adminPort } = settings
  const opened: { port: number | null } = { port: null }
  const serving = await serve({
    settings,
    root,
    chores: choresInChildren(root),
    oversee: async ({ server, readiness, onTrouble }) => {
      if (adminPort === null) return { tell: () => {}, close: async () => {} }
      const admin = await openAdminPort({
        settings: { host, adminPort },
        script: join(root, 'scripts', 'admin-port.mjs'),
        readiness,
        metrics: server.metrics,
        onTrouble,
      })
      opened.port = admin.port
      return admin
    },
  })
  return { ...serving, adminPort: opened.port }
}
