import { randomUUID } from 'node:crypto'
import { sayOwnTexts } from '@datacentre/catalogue/texts/spoken'
import { todayInAmsterdam, yearOf } from '@datacentre/catalogue/time/days'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { routeApi } from './api/api-routes.ts'
import { logAnswers } from './operating/access-log.ts'
import { admit, type Admission } from './admission/admit.ts'
import { leaveTogether } from './answer/leave-together.ts'
import { MemoryBudget } from './answer/memory-budget.ts'
import { baseMapOf, type BaseMap } from './apps/base-map.ts'
import { isPageThere } from './apps/absent-pages.ts'
import { withMapAhead, withMapHead } from './apps/map-head.ts'
import { withPageHead } from './apps/page-head.ts'
import { partsOf, withPortalAhead } from './apps/portal-head.ts'
import { portalAddresses, replacedPages } from './apps/portal-addresses.ts'
import { pageOf, serveApp } from './apps/apps.ts'
import { tileHostOf } from './settings/base-map-settings.ts'
import { firstPaint } from './apps/first-paint.ts'
import { groundPicture } from './apps/ground-ahead.ts'
import { mapFirstPaint } from './apps/map-first-paint.ts'
import { loggedError } from './operating/logged-error.ts'
import { stopGracefully } from './operating/graceful-stop.ts'
import { measure, type Metrics, type ProcessMetrics } from './operating/metrics.ts'
import { readinessOf, type Readiness } from './operating/readiness.ts'
import { serveSite, pageOfSite } from './apps/site-files.ts'
import { sendOnLicenceFigures, sendOnReplaced } from './apps/send-on.ts'
import { nodeTimeouts, fastifyTimeouts, defaultTimeouts, type Timeouts } from './operating/timeouts.ts'
import { answerBrokenAddress, answerBrokenRequest } from './request/broken-requests.ts'
import { problemPage } from './features/html/problem-page.ts'
import { answerFaults, readJsonBodies, refuseLongBodies } from './request/json-bodies.ts'
import { allowOtherOrigins } from './request/cross-origin.ts'
import { knownAddresses } from './request/known-addresses.ts'
import { answerExpectations } from './request/expectations.ts'
import { answerHalfClosed } from './request/half-closed.ts'
import { refuseUnlessOneHost } from './request/one-host.ts'
import { answersInFlight } from './request/in-flight.ts'
import { answerOneAtATime } from './request/pipelining.ts'
import { refuseCompressedBodies } from './request/compressed-bodies.ts'
import { refuseUnrouted } from './request/refuse-unrouted.ts'
import { routeChanges } from './changes/routes.ts'
import { routeDcat } from './dcat/routes.ts'
import { routeDownloads } from './downloads/routes.ts'
import { routeFeatures } from './features/routes.ts'
import { routeFiles } from './files/routes.ts'
import { routeArcGis } from './gis/arcgis.ts'
import { routeWfs } from './gis/wfs.ts'
import { routeCompanies } from './companies/routes.ts'
import { routePlaces } from './place/routes.ts'
import { routeHoleView } from './hole-view/routes.ts'
import { routeSection } from './section/routes.ts'
import { routeQuality } from './quality/routes.ts'
import { routeSearch } from './search/routes.ts'
import { routeOverview } from './overview/routes.ts'
import { routeObjectPages } from './object-pages/routes.ts'
import { routeSitemaps, routeWellKnown } from './object-pages/sitemap.ts'
import { routeReference } from './reference/routes.ts'
import { routeCalls } from './routes/call-routes.ts'
import type { Installation } from './installation.ts'
import { mapPages, redirectMapPages } from './routes/legacy-map-pages.ts'
import { addSecurityHeaders } from './answer/security-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: ProcessMetrics
    readonly admission: Admission
  }
}

export type ServerParts = Installation & {
  /** The folders of the built apps. */
  readonly apps: { readonly portal: string; readonly mapviewer: string }
  /** Read from the map viewer where the caller has not read it. */
  readonly baseMap?: BaseMap
  readonly timeouts?: Timeouts
  readonly memoryBudget?: MemoryBudget
  /** What the probes tell where several processes answer on one port: of all of them. */
  readonly together?: { readonly readiness: () => Readiness | null; readonly metrics: Metrics }
  /** Where the log goes instead of standard output. */
  readonly log?: { readonly write: (line: string) => void }
}

/** Puts the whole of HTTP together; listening is the caller's. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const {
    settings,
    snapshot,
    apps,
    baseMap = baseMapOf(apps.mapviewer),
    timeouts = defaultTimeouts,
    memoryBudget = new MemoryBudget({
      mostHeld: settings.limits.heldBytes,
      mostHeldPerClient: settings.limits.heldBytesPerClient,
    }),
    log,
  } = parts
  const server: FastifyInstance = Fastify({
    logger: {
      level: settings.logLevel,
      serializers: { err: loggedError },
      ...(log && { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    forceCloseConnections: false,
    return503OnClosing: false,
    // Names of companies and codes of licences stand in addresses, and may be long; Fastify refuses over 100.
    routerOptions: { maxParamLength: 1000 },
    ...fastifyTimeouts(timeouts),
    http: { ...nodeTimeouts(timeouts), requireHostHeader: false },
    frameworkErrors: answerBrokenAddress,
    clientErrorHandler: (error, socket) =>
      answerBrokenRequest({ error, socket, inFlight: inFlight(socket), log: server.log }),
    genReqId: (request) => givenId(request.headers['x-request-id']) ?? randomUUID(),
  })
  const inFlight = answersInFlight(server)
  answerHalfClosed(server)
  answerOneAtATime(server, inFlight)
  addSecurityHeaders(server)
  allowOtherOrigins(server, [settings.prefix, settings.mapviewerPrefix, ...settings.legacyPrefixes])
  tellNotIndexed(server, parts)
  sayOwnTexts('site', settings.site.texts)
  const methodsAt = knownAddresses(server)
  // What sees every answer stands before what may refuse one.
  logAnswers(server, settings.accessLog)
  server.decorate('metrics', measure(server, { installation: parts, memoryBudget }))
  stopGracefully(server, { timeouts, announced: parts.stopping })
  server.decorate('memoryBudget', memoryBudget)
  server.decorate('installation', parts)
  readJsonBodies(server)
  answerFaults(server, problemPage)
  const { limits, workers } = settings
  server.decorate(
    'admission',
    admit(server, { limits, pageOf: problemPage, answersOn: inFlight, hasSiblings: workers > 1 }),
  )
  server.metrics.measureAdmission(server.admission)
  refuseUnlessOneHost(server)
  const page = pageOfSite(pageOf({ prefix: settings.prefix, folder: apps.portal }), settings.site)
  refuseUnrouted(server, { methodsAt, home: settings.prefix, page })
  refuseCompressedBodies(server)
  refuseLongBodies(server)
  answerExpectations(server)
  leaveTogether(server)

  answerProbes(server, parts)
  server.get('/', async (_request, reply) => reply.redirect(`${settings.prefix}/`))
  routeWellKnown(server, parts)

  if (settings.legacyLayers) {
    routeWfs(server, parts)
    routeArcGis(server, parts)
  }

  const { prefix, mapviewerPrefix } = settings
  await below(server, prefix, (scope) => {
    routeCalls(scope, parts)
    routeApi(scope, parts, apps.portal)
    routeFeatures(scope, parts)
    routeFiles(scope, parts)
    routeDcat(scope, parts)
    routeDownloads(scope, parts)
    routeReference(scope, parts)
    routeObjectPages(scope, parts)
    routeChanges(scope, parts)
    routeOverview(scope, parts)
    routeCompanies(scope, parts)
    routeQuality(scope, parts)
    routeSection(scope, parts)
    routeHoleView(scope, parts)
    routeSearch(scope, parts, baseMap.towns)
    routePlaces(scope, parts, baseMap)
    routeSitemaps(scope, parts, baseMap.towns)
    const isThere = (path: string): boolean => isPageThere(path, snapshot())
    const { site } = settings
    const appParts = partsOf(apps.portal)
    serveApp(scope, {
      prefix,
      folder: apps.portal,
      pages: portalAddresses(site),
      head: (page, asked) => withPortalAhead(withPageHead(page, asked), asked, appParts),
      firstPaint: (path, language, isPlain) =>
        firstPaint({ path, language, isPlain, thisYear: yearOf(todayInAmsterdam(new Date())) }, snapshot()),
      isThere,
      site,
    })
    sendOnReplaced(scope, prefix, replacedPages(site))
    sendOnLicenceFigures(scope, prefix)
    serveSite(scope, settings.site)
  })
  await below(server, mapviewerPrefix, (scope) => {
    routeCalls(scope, parts)
    const tileHost = settings.baseMap && tileHostOf(settings.baseMap)
    const { site } = settings
    const isOwnStart = site.onScreen.country !== null || site.onScreen.startView !== null
    const ground = isOwnStart ? null : groundPicture(baseMap)
    serveApp(scope, {
      prefix: mapviewerPrefix,
      folder: apps.mapviewer,
      pages: mapPages,
      firstPaint: (path, language, isPlain) =>
        mapFirstPaint({
          path,
          datacentre: prefix,
          language,
          isPlain,
          isDemonstration: snapshot()?.version.demonstration === true,
          ground: path === '/' ? ground : null,
        }),
      head: (page, asked) => withMapAhead(withMapHead(page, asked.language), asked, snapshot()?.tag ?? null),
      tileHost,
      site,
    })
    serveSite(scope, settings.site)
  })
  for (const legacy of settings.legacyPrefixes) {
    await below(server, legacy, (scope) => {
      routeCalls(scope, parts)
      redirectMapPages(scope, { from: legacy, to: mapviewerPrefix })
    })
  }
  return server
}

async function below(
  server: FastifyInstance,
  prefix: string,
  fill: (scope: FastifyInstance) => void,
): Promise<void> {
  await server.register(async (scope) => fill(scope), { prefix })
}

/** Whether we live and are ready; with a port of their own, metrics are no business of visitors. */
function answerProbes(server: FastifyInstance, parts: ServerParts): void {
  const probe = { config: { isProbe: true } }
  server.get('/healthz', probe, async () => ({ alive: true }))
  server.get('/readyz', probe, async (_request, reply) => {
    const own = readinessOf(parts)
    const readiness = own.ready ? (parts.together?.readiness() ?? own) : own
    return reply.code(readiness.ready ? 200 : 503).send(readiness)
  })
  if (parts.settings.adminPort !== null) return
  const metrics = parts.together?.metrics ?? server.metrics
  server.get('/metrics', probe, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.read()),
  )
}

/** An id that a proxy gave is kept, so that its log and ours can be laid side by side. */
const givenId = (header: string | string[] | undefined): string | null =>
  typeof header === 'string' && /^[\w.-]{1,64}$/.test(header) ? header : null

/** Invented data must not turn up in a search engine (D24). */
function tellNotIndexed(server: FastifyInstance, { snapshot }: Installation): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (snapshot()?.version.demonstration !== false) reply.header('x-robots-tag', 'noindex')
    done(null, payload)
  })
}
