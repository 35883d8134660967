import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import { NARROWED_BY } from '@datacentre/catalogue/wire/narrowed-by'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { tokenIn, XSRF_HEADER } from './xsrf.ts'

const layerIds = mapLayers.map(({ id }) => id)

/** At these and below them, under every prefix, programs call. */
const CALLED = [
  ...[
    'rest',
    'i18n',
    'api',
    'files',
    'changes',
    'overview',
    'companies',
    'place',
    'quality',
    ...layerIds,
  ].map((folder) => `/${folder}/`),
  ...[
    'files',
    'codes',
    'columns',
    'changes',
    'overview',
    'companies',
    'place',
    'quality',
    'search',
    'dcat',
    'sitemap.xml',
  ].map((page) => `/${page}`),
]
/** Below these, at the root, GIS programs do. */
const GIS = ['/geoserver/', '/standalone/']

/** Any page may read: the data are public and nothing here changes state. Without credentials only, so `*` (Fetch, 3.3.5). */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `ETag, Content-Disposition, Retry-After, X-Request-Id, Allow, Link, Content-Crs, API-Version, Accept-Ranges, Content-Range, Repr-Digest, ${DATASET_VERSION}`,
} as const

/** What a page may send beside what every page may. */
const SENT = [
  'content-type',
  'range',
  'if-range',
  'if-none-match',
  'x-request-id',
  'x-requested-with',
  XSRF_HEADER,
  NARROWED_BY,
]

/** Seconds that a browser remembers what it may send: a day, of which some keep two hours. */
const PREFLIGHT_S = 86_400

/**
 * Lets pages of other sites, such as a notebook in a browser, read what the calls answer, faults included, and ask
 * beforehand what they may send. An answer to a page of another origin that sent our cookie is for nobody else to read
 * and for no cache to keep; every other answer is the same for all, so that caches need not tell origins apart.
 */
export function allowOtherOrigins(server: FastifyInstance, prefixes: readonly string[]): void {
  const called = [...prefixes.flatMap((prefix) => CALLED.map((folder) => prefix + folder)), ...GIS]
  const isCall = ({ url }: FastifyRequest): boolean => called.some((folder) => url.startsWith(folder))
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isCall(request)) return done(null, payload)
    if (request.headers.origin !== undefined && tokenIn(request.headers.cookie) !== null) {
      reply.header('cache-control', 'no-store')
      return done(null, payload)
    }
    reply.headers(anyOrigin)
    if (request.method === 'OPTIONS')
      reply.headers({
        'access-control-allow-methods': reply.getHeader('allow') ?? '',
        'access-control-allow-headers': SENT.join(', '),
        'access-control-max-age': PREFLIGHT_S,
      })
    return done(null, payload)
  })
}
