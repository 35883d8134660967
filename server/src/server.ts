import { randomUUID } from 'node:crypto'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { routeApi } from './api/api-routes.ts'
import { serveApp } from './apps.ts'
import { measure } from './metrics.ts'
import { problems, sendProblem } from './problems.ts'
import { answerFaults, readJsonBodies } from './request/json-bodies.ts'
import { routeCalls } from './routes/call-routes.ts'
import type { Installation } from './routes/installation.ts'
import { mapPages, redirectMapPages } from './routes/legacy-map-pages.ts'
import { addSecurityHeaders } from './security-headers.ts'

export type ServerParts = Installation & {
  /** The folders of the built apps. */
  readonly apps: { readonly portal: string; readonly mapviewer: string }
}

/** Puts the whole of HTTP together; listening is the caller's. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { settings, portalVersion, snapshot, apps } = parts
  const server = Fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    genReqId: (request) => givenId(request.headers['x-request-id']) ?? randomUUID(),
  })
  addSecurityHeaders(server)
  tellNotIndexed(server, parts)
  logAnswers(server)
  readJsonBodies(server)
  answerFaults(server)
  measure(server, parts)
  server.setNotFoundHandler(async (request, reply) => sendProblem(reply, problems.notFound(request.url)))

  server.get('/healthz', async () => ({ alive: true }))
  server.get('/readyz', async (_request, reply) => {
    const standing = snapshot()
    return standing === null
      ? reply.code(503).send({ ready: false, reason: 'no dataset is loaded' })
      : { ready: true, version: standing.version.id }
  })
  server.get('/', async (_request, reply) => reply.redirect(`${settings.prefix}/`))

  const { prefix, mapviewerPrefix } = settings
  await below(server, prefix, async (scope) => {
    routeCalls(scope, parts)
    routeApi(scope, { prefix, version: portalVersion })
    await serveApp(scope, { prefix, folder: apps.portal, pages: portalPages })
  })
  await below(server, mapviewerPrefix, async (scope) => {
    routeCalls(scope, parts)
    await serveApp(scope, { prefix: mapviewerPrefix, folder: apps.mapviewer, pages: mapPages })
  })
  for (const legacy of settings.legacyPrefixes) {
    await below(server, legacy, async (scope) => {
      routeCalls(scope, parts)
      redirectMapPages(scope, { from: legacy, to: mapviewerPrefix })
    })
  }
  return server
}

const portalPages = [...registers, ...productionScreens].map((screen) => screen.route)

async function below(
  server: FastifyInstance,
  prefix: string,
  fill: (scope: FastifyInstance) => Promise<void>,
): Promise<void> {
  await server.register(async (scope) => fill(scope), { prefix })
}

/** An id that a proxy gave is kept, so that its log and ours can be laid side by side. */
const givenId = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : null

/** One line per answer, with the request id that the answer carries too. */
function logAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  server.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    request.log.info(
      { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    )
  })
}

/** Invented data must not turn up in a search engine (decision 24). */
function tellNotIndexed(server: FastifyInstance, { snapshot }: Installation): void {
  server.addHook('onSend', async (_request, reply) => {
    if (snapshot()?.version.demonstration !== false) reply.header('x-robots-tag', 'noindex')
  })
}
