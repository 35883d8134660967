import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { portalVersionIn } from './apps/portal-version.ts'
import { baseMapOf } from './apps/base-map.ts'
import { createServer, type ServerParts } from './server.ts'
import { makeObjectsReady, makePagesReady } from './pages-ready.ts'
import { areDownloadsKept } from './downloads/dataset-files.ts'
import { prepareQuality } from './findings/quality-of.ts'
import { areFilesKept } from './files/kept-files.ts'
import { asCannotListen } from './operating/cannot-listen.ts'
import { reachStore } from './operating/reach-store.ts'
import { readinessOf, type Readiness } from './operating/readiness.ts'
import { troublesToldSeldom } from './answer/told-seldom.ts'
import type { Settings } from './settings/settings.ts'
import { packedFolder } from './snapshot/kept/packed-folder.ts'
import { unprepared, type Snapshot } from './snapshot/snapshot.ts'
import { followDataset, type StandingSnapshot } from './snapshot/standing-snapshot.ts'

/** The files of the whole dataset are made when somebody asks for them, or when the start is long over. */
const DOWNLOADS_LATER_MS = 10 * 60_000
/** Connections that may wait to be accepted, as far as the system allows. One too many is not refused: it tries again after a second. */
const BACKLOG = 4096

/** What takes seconds of CPU and much memory, and is done elsewhere. */
export type Chores = {
  /** Makes ready on disk what a version is served from. */
  readonly prepare: () => Promise<void>
  /** Makes the files of whole tables and the earlier versions. */
  readonly keepFiles: () => Promise<void>
  /** Makes the downloads of the whole dataset. */
  readonly keepDataset: () => Promise<void>
}

/** Who watches over a process that answers visitors. */
type Overseer = {
  /** Tells at once what the process is ready for from now on. */
  readonly tell: () => void
  readonly close: () => Promise<void>
}

type Overseen = {
  readonly server: FastifyInstance
  readonly readiness: () => Readiness
  readonly onTrouble: (error: unknown) => void
}

type Process = {
  readonly settings: Settings
  /** Where the repository lies. */
  readonly root: string
  readonly chores: Chores
  /** Called before the dataset is read, which takes time in which somebody may ask how it is. */
  readonly oversee: (overseen: Overseen) => Promise<Overseer>
  readonly beforeServing?: (version: number) => Promise<void>
  /** What the probes tell of all processes together. */
  readonly together?: ServerParts['together']
}

export type Serving = { readonly address: string; readonly stop: () => Promise<void> }

/** Answers visitors in this process: reads the dataset, follows it, listens, and makes ready what is asked most. */
export async function serve({
  settings,
  root,
  chores,
  oversee,
  beforeServing = async () => {},
  together,
}: Process): Promise<Serving> {
  const folder = packedFolder(settings.databaseUrl)
  const { store, away } = await reachStore(settings.databaseUrl, folder)
  const apps = { portal: join(root, 'portal', 'dist'), mapviewer: join(root, 'mapviewer', 'dist') }
  const baseMap = baseMapOf(apps.mapviewer)
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
    baseMap,
    ...(together && { together }),
  })
  const onTrouble = troublesToldSeldom((error) => server.log.warn(error))
  const overseer = await oversee({
    server,
    readiness: () =>
      server.server.listening || stopping.signal.aborted
        ? readinessOf({ snapshot, stopping: stopping.signal })
        : { ready: false, reason: 'the server is starting' },
    onTrouble,
  })
  const source = { store, folder, onTrouble }
  let making: Promise<void> | null = null
  const makeDownloads = (standingNow: Snapshot | null): void => {
    if (standingNow === null) return
    const make = async (): Promise<void> => {
      if (!(await areDownloadsKept(standingNow))) await chores.keepDataset()
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
      await makePagesReady(built, { site: settings.site, towns: baseMap.towns })
      if (!(await areFilesKept(built)) || (await unprepared(source)).length > 0) await chores.keepFiles()
    }
    setTimeout(makeStandingDownloads, DOWNLOADS_LATER_MS).unref()
    makeReady().catch(onTrouble)
  }
  if (away !== null)
    server.log.error(away, 'the store is away: what was served last is served until it is back')
  standing.dataset = await followDataset({
    ...source,
    away,
    prepare: chores.prepare,
    makeReady: (built) => prepareQuality(built, onTrouble).catch(onTrouble),
    beforeServing: ({ id }) => beforeServing(id),
    onNoRoom: (error) =>
      server.log.error(error, 'the disk is full: what was served last is served until there is room'),
    onBuilt: (built) => {
      server.log.info({ version: built.version.id }, 'serving a new version of the dataset')
      overseer.tell()
      warm(built)
    },
  })
  // With PORT 0 only the server knows the port, so the address comes from it.
  const { host, port } = settings
  const address = await server.listen({ host, port, backlog: BACKLOG }).catch((error: Error) => {
    throw asCannotListen(error, { setting: 'PORT', host, port })
  })
  overseer.tell()
  warm(snapshot())
  return {
    address,
    stop: async () => {
      // A proxy that looks at /readyz sends nobody more; until it has noticed, who comes is still answered.
      stopping.abort()
      overseer.tell()
      const { shutdownDelay } = settings
      if (shutdownDelay > 0) {
        server.log.info({ seconds: shutdownDelay }, 'stopping: not ready any more, but still answering')
        await pause(shutdownDelay * 1000)
      }
      await server.close()
      await overseer.close()
      standing.dataset?.stop()
      await store.close()
    },
  }
}
