import Fastify, { type FastifyInstance } from 'fastify'
import { serveApp } from './apps.ts'
import { configOf } from './config.ts'
import { addSecurityHeaders } from './security-headers.ts'
import type { Settings } from './settings.ts'
import type { StandingDataset } from './standing-dataset.ts'

export type ServerParts = {
  readonly settings: Settings
  readonly dataset: StandingDataset
  readonly portalVersion: string
  /** The folders of the built apps. */
  readonly apps: { readonly portal: string; readonly mapviewer: string }
}

/** Puts the whole of HTTP together; listening is the caller's. */
export async function createServer({
  settings,
  dataset,
  portalVersion,
  apps,
}: ServerParts): Promise<FastifyInstance> {
  const server = Fastify({ logger: { level: settings.logLevel }, forceCloseConnections: 'idle' })
  addSecurityHeaders(server)
  tellNotIndexed(server, dataset)

  server.get('/healthz', async () => ({ alive: true }))
  server.get('/readyz', async (_request, reply) => {
    const version = dataset.version()
    return version === null
      ? reply.code(503).send({ ready: false, reason: 'no dataset is loaded' })
      : { ready: true, version: version.id }
  })
  server.get('/', async (_request, reply) => reply.redirect(`${settings.prefix}/`))

  for (const prefix of [settings.prefix, settings.mapviewerPrefix, ...settings.legacyPrefixes]) {
    server.get(`${prefix}/rest/config`, async () => configOf(settings, portalVersion, dataset.version()))
  }
  await serveApp(server, { prefix: settings.prefix, folder: apps.portal })
  await serveApp(server, { prefix: settings.mapviewerPrefix, folder: apps.mapviewer })
  return server
}

/** Invented data must not turn up in a search engine (decision 24). */
function tellNotIndexed(server: FastifyInstance, dataset: StandingDataset): void {
  server.addHook('onSend', async (_request, reply) => {
    if (dataset.version()?.demonstration !== false) reply.header('x-robots-tag', 'noindex')
  })
}
