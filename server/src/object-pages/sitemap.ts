import { objectAddress } from '../object-address.ts'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import { speak } from '@datacentre/catalogue/texts/index'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml } from '../answer/escape-html.ts'
import { isPageThere } from '../apps/absent-pages.ts'
import { portalAddresses } from '../apps/portal-addresses.ts'
import { sendMade } from '../answer/send-once.ts'
import { holdFor } from '../answer/send-parts.ts'
import type { Installation } from '../installation.ts'
import { namedPlaces, placePath } from '../place/known/places.ts'
import { problems, sendProblem } from '../problems.ts'
import { queryOf } from '../request/address-parameters.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XML_TYPE = 'application/xml; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'

/** More addresses than this a sitemap may not hold. */
const MOST_ADDRESSES = 50_000

const YEAR_MS = 365 * 86_400_000

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`

/** What programs that walk the web ask of a host first, and whom to tell of a hole. */
export function routeWellKnown(server: FastifyInstance, { settings, snapshot }: Installation): void {
  server.get('/robots.txt', async (request, reply) => {
    // Invented data must not turn up in a search engine.
    const isReal = snapshot()?.version.demonstration === false
    const lines = isReal
      ? ['User-agent: *', 'Allow: /', `Sitemap: ${originOf(request)}${settings.prefix}/sitemap.xml`]
      : ['User-agent: *', 'Disallow: /']
    return reply.type(TEXT_TYPE).send(`${lines.join('\n')}\n`)
  })
  server.get('/.well-known/security.txt', async (request, reply) => {
    reply.type(TEXT_TYPE)
    if (settings.site.security !== null) return reply.send(settings.site.security.text)
    const lines = [
      `Contact: mailto:${speak('en')('contactEmail')}`,
      `Expires: ${new Date(Date.now() + YEAR_MS).toISOString()}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${originOf(request)}/.well-known/security.txt`,
    ]
    return reply.send(`${lines.join('\n')}\n`)
  })
}

/** The addresses of our screens and of all objects: files for each register that the dataset has. */
export function routeSitemaps(
  scope: FastifyInstance,
  { settings, snapshot }: Installation,
  towns: readonly Town[],
): void {
  const homeOf = (request: FastifyRequest): string => `${originOf(request)}${settings.prefix}`
  scope.get('/sitemap.xml', async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const changed = lastModified(standing)
    const files = [
      'sitemap-pages.xml',
      'sitemap-places.xml',
      ...mapLayers.flatMap(({ id }) =>
        Array.from({ length: partsOf(standing, id) }, (_, nr) =>
          nr === 0 ? `sitemap-${id}.xml` : `sitemap-${id}.xml?part=${nr + 1}`,
        ),
      ),
    ].map((name) => `<sitemap><loc>${escapeHtml(`${homeOf(request)}/${name}`)}</loc>${changed}</sitemap>`)
    return reply
      .type(XML_TYPE)
      .send(`${XML}<sitemapindex xmlns="${SCHEMA}">${files.join('')}</sitemapindex>\n`)
  })
  scope.get('/sitemap-pages.xml', async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const paths = [
      '/',
      ...portalAddresses(settings.site).filter((path) => isPageThere(path, standing)),
      ...READ_WITHOUT_SCRIPT,
    ]
    const addresses = paths.map((path) => `${homeOf(request)}${path}`)
    return reply.type(XML_TYPE).send(sitemapOf(standing, addresses))
  })
  scope.get('/sitemap-places.xml', async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const places = settings.site.onScreen.country === null ? namedPlaces(towns) : []
    const addresses = places.map((place) => `${homeOf(request)}${placePath(place)}`)
    return reply.type(XML_TYPE).send(sitemapOf(standing, addresses))
  })
  for (const { id, key } of mapLayers)
    scope.get(`/sitemap-${id}.xml`, async (request, reply) => {
      const standing = snapshot()
      if (standing === null) return sendProblem(reply, problems.notReady())
      const parts = partsOf(standing, id)
      const part = partAsked(queryOf(request), Math.max(1, parts))
      if (part === null)
        return sendProblem(
          reply,
          problems.badAddress([
            { key: 'part', message: `must be a whole number from 1 to ${Math.max(1, parts)}` },
          ]),
        )
      const rows = standing.layers.get(id)?.rows ?? []
      const addresses = rows
        .slice((part - 1) * MOST_ADDRESSES, part * MOST_ADDRESSES)
        .map((row) => objectAddress({ home: homeOf(request) }, id, row[key] as string | number))
      const bytes = Buffer.from(sitemapOf(standing, addresses))
      return sendMade(reply, { parts: [bytes], hold: holdFor(reply, bytes.length), type: XML_TYPE })
    })
}

/** Pages from the server that lead to all else. */
const READ_WITHOUT_SCRIPT = [
  '/overview',
  '/companies',
  '/place',
  '/section',
  '/quality',
  '/api/v1',
  '/codes',
  '/columns',
  '/changes',
  '/files',
]

const partsOf = ({ layers }: Snapshot, id: LayerId): number =>
  Math.ceil((layers.get(id)?.rows.length ?? 0) / MOST_ADDRESSES)

/** The part of a sitemap that an address asks for, the first where it names none; null where there is no such part. */
function partAsked({ part = '1' }: Readonly<Record<string, unknown>>, parts: number): number | null {
  const asked = typeof part === 'string' && /^[1-9]\d{0,5}$/.test(part) ? Number(part) : null
  return asked !== null && asked <= parts ? asked : null
}

const lastModified = ({ version }: Snapshot): string =>
  `<lastmod>${new Date(version.importedAt).toISOString()}</lastmod>`

/** Every address with its languages, as search engines ask for pages that exist in more than one. */
function sitemapOf(snapshot: Snapshot, addresses: readonly string[]): string {
  const changed = lastModified(snapshot)
  const urls = addresses.map((address) => {
    const inEach = (['nl', 'en'] as const).map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(withLanguage(address, language))}"/>`,
    )
    return `<url><loc>${escapeHtml(address)}</loc>${changed}${inEach.join('')}</url>`
  })
  return `${XML}<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`
}
