import { join } from 'node:path'
import { connect, migrate } from '@datacentre/database'
import { portalVersionIn } from './apps/portal-version.ts'
import { townsOfMap } from './apps/towns-of-map.ts'
import { createServer } from './server.ts'
import { makePagesReady } from './pages-ready.ts'
import { areDownloadsKept } from './downloads/dataset-files.ts'
import { areFilesKept } from './files/kept-files.ts'
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
  const server = await createServer({
    settings,
    store,
    snapshot: () => standing.dataset?.snapshot() ?? null,
    portalVersion: portalVersionIn(root),
    wantDownloads: () => makeStandingDownloads(),
    apps,
  })
  const onTrouble = (error: unknown): void => server.log.warn(error)
  const source = { store, folder: packedFolder(settings.databaseUrl), onTrouble }
  await freeLostStores(source.folder, settings.databaseUrl).catch(onTrouble)
  const keepFiles = keepFilesInChild(join(root, 'scripts', 'keep-files.mjs'))
  const keepDataset = keepDatasetInChild(join(root, 'scripts', 'keep-dataset.mjs'))
  let making: Promise<void> | null = null
  const makeDownloads = (snapshot: Snapshot | null): void => {
    if (snapshot === null) return
    const make = async (): Promise<void> => {
      if (!(await areDownloadsKept(snapshot))) await keepDataset()
    }
    making ??= make()
      .catch(onTrouble)
      .finally(() => {
        making = null
      })
  }
  const makeStandingDownloads = (): void => makeDownloads(standing.dataset?.snapshot() ?? null)
  const warm = (snapshot: Snapshot | null): void => {
    if (snapshot === null) return
    const makeReady = async (): Promise<void> => {
      await snapshot.warm()
      await makePagesReady(snapshot, { site: settings.site, towns: townsOfMap(apps.mapviewer) })
      if (!(await areFilesKept(snapshot)) || (await unprepared(source)).length > 0) await keepFiles()
    }
    setTimeout(makeStandingDownloads, DOWNLOADS_LATER_MS).unref()
    makeReady().catch(onTrouble)
  }
  standing.dataset = await followDataset({
    ...source,
    prepare: prepareInChild(join(root, 'scripts', 'prepare-dataset.mjs')),
    onBuilt: (snapshot) => {
      server.log.info({ version: snapshot.version.id }, 'serving a new version of the dataset')
      warm(snapshot)
    },
  })
  // With PORT 0 only the server knows the port, so the address comes from it.
  const address = await server.listen({ host: settings.host, port: settings.port })
  console.log(`ready ${address}${settings.prefix}/`)
  warm(standing.dataset.snapshot())
  return async () => {
    await server.close()
    standing.dataset?.stop()
    await store.close()
  }
}
