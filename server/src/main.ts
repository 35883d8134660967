import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, migrate } from '@datacentre/database'
import { portalVersionIn } from './apps/portal-version.ts'
import { townsOfMap } from './apps/towns-of-map.ts'
import { createServer } from './server.ts'
import { makeObjectsReady, makePagesReady } from './pages-ready.ts'
import { areDownloadsKept } from './downloads/dataset-files.ts'
import { areFilesKept } from './files/kept-files.ts'
import { openAdminPort } from './operating/admin-port.ts'
import { readinessOf } from './operating/readiness.ts'
import { readSettings } from './settings/settings.ts'
import { freeLostStores } from './snapshot/lost-stores.ts'
import { packedFolder } from './snapshot/packed-folder.ts'
import { keepDatasetInChild, keepFilesInChild, prepareInChild } from './snapshot/prepare-in-child.ts'
import { unprepared, type Snapshot } from './snapshot/snapshot.ts'
import { followDataset, type StandingSnapshot } from './snapshot/standing-snapshot.ts'

/** Where the repository lies: this file is bundled into server/dist. */
const root = join(import.meta.dirname, '..', '..')

/** The files of the whole dataset are made when somebody asks for them, or when the start is long over. */
const DOWNLOADS_LATER_MS = 10 * 60_000

/** Starts the server and prints the ready line; returns how to stop it. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const settings = readSettings(environment)
  const store = await connect(settings.databaseUrl)
  await migrate(store)
  const apps = { portal: join(root, 'portal', 'dist'), mapviewer: join(root, 'mapviewer', 'dist') }
  // The server comes first, because its log is where the following of the dataset is told.
  const standing: { dataset?: StandingSnapshot } = {}
  const snapshot = (): Snapshot | null => standing.dataset?.snapshot() ?? null
  const stopping = new AbortController()
  const server = await createServer({
    settings,
    store,
    snapshot,
    stopping: stopping.signal,
    portalVersion: portalVersionIn(root),
    wantDownloads: () => makeStandingDownloads(),
    apps,
  })
  const onTrouble = (error: unknown): void => server.log.warn(error)
  const { adminPort, shutdownDelay } = settings
  const admin =
    adminPort === null
      ? null
      : await openAdminPort({
          settings: { host: settings.host, adminPort },
          script: join(root, 'scripts', 'admin-port.mjs'),
          readiness: () =>
            server.server.listening || stopping.signal.aborted
              ? readinessOf({ snapshot, stopping: stopping.signal })
              : { ready: false, reason: 'the server is starting' },
          metrics: server.metrics,
          onTrouble,
        })
  const source = { store, folder: packedFolder(settings.databaseUrl), onTrouble }
  await freeLostStores(source.folder, settings.databaseUrl).catch(onTrouble)
  const keepFiles = keepFilesInChild(join(root, 'scripts', 'keep-files.mjs'))
  const keepDataset = keepDatasetInChild(join(root, 'scripts', 'keep-dataset.mjs'))
  let making: Promise<void> | null = null
  const makeDownloads = (standingNow: Snapshot | null): void => {
    if (standingNow === null) return
    const make = async (): Promise<void> => {
      if (!(await areDownloadsKept(standingNow))) await keepDataset()
    }
    making ??= make()
      .catch(onTrouble)
      .finally(() => {
        making = null
      })
  }
  const makeStandingDownloads = (): void => makeDownloads(snapshot())
  const warm = (built: Snapshot | null): void => {
    if (built === null) return
    const makeReady = async (): Promise<void> => {
      // A visitor opens an object before whole files.
      await makeObjectsReady(built)
      await built.warm()
      await makePagesReady(built, { site: settings.site, towns: townsOfMap(apps.mapviewer) })
      if (!(await areFilesKept(built)) || (await unprepared(source)).length > 0) await keepFiles()
    }
    setTimeout(makeStandingDownloads, DOWNLOADS_LATER_MS).unref()
    makeReady().catch(onTrouble)
  }
  standing.dataset = await followDataset({
    ...source,
    prepare: prepareInChild(join(root, 'scripts', 'prepare-dataset.mjs')),
    onBuilt: (built) => {
      server.log.info({ version: built.version.id }, 'serving a new version of the dataset')
      warm(built)
    },
  })
  // With PORT 0 only the server knows the port, so the address comes from it.
  const address = await server.listen({ host: settings.host, port: settings.port })
  if (admin !== null) {
    console.log(`health and metrics http://${settings.host}:${admin.port}/`)
    admin.tell()
  }
  console.log(`ready ${address}${settings.prefix}/`)
  warm(snapshot())
  return async () => {
    // A proxy that looks at /readyz sends nobody more; until it has noticed, who comes is still answered.
    stopping.abort()
    admin?.tell()
    if (shutdownDelay > 0) {
      server.log.info({ seconds: shutdownDelay }, 'stopping: not ready any more, but still answering')
      await pause(shutdownDelay * 1000)
    }
    await server.close()
    await admin?.close()
    standing.dataset?.stop()
    await store.close()
  }
}
