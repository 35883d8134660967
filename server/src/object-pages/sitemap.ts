import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { LayerId } from '@datacentre/catalogue/grammar/layer-id'
import { speak } from '@datacentre/catalogue/texts/index'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml } from '../answer/escape-html.ts'
import { sendMade } from '../answer/send-once.ts'
import { holdFor } from '../answer/send-parts.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { objectAddress } from './object-document.ts'

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
    const lines = [
      `Contact: mailto:${speak('en')('contactEmail')}`,
      `Expires: ${new Date(Date.now() + YEAR_MS).toISOString()}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${originOf(request)}/.well-known/security.txt`,
    ]
    return reply.type(TEXT_TYPE).send(`${lines.join('\n')}\n`)
  })
}

/** The addresses of all objects, a file for each register that the dataset has. */
export function routeSitemaps(scope: FastifyInstance, { settings, snapshot }: Installation): void {
  const homeOf = (request: FastifyRequest): string => `${originOf(request)}${settings.prefix}`
  scope.get('/sitemap.xml', async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const files = mapLayers
      .filter(({ id }) => (standing.layers.get(id)?.rows.length ?? 0) > 0)
      .map(({ id }) => `<sitemap><loc>${escapeHtml(`${homeOf(request)}/sitemap-${id}.xml`)}</loc></sitemap>`)
    return reply
      .type(XML_TYPE)
      .send(`${XML}<sitemapindex xmlns="${SCHEMA}">${files.join('')}</sitemapindex>\n`)
  })
  for (const { id } of mapLayers)
    scope.get(`/sitemap-${id}.xml`, async (request, reply) => {
      const standing = snapshot()
      if (standing === null) return sendProblem(reply, problems.notReady())
      const bytes = Buffer.from(sitemapOf(standing, id, homeOf(request)))
      return sendMade(reply, { parts: [bytes], hold: holdFor(reply, bytes.length), type: XML_TYPE })
    })
}

function sitemapOf({ layers }: Snapshot, id: LayerId, home: string): string {
  const served = layers.get(id)
  const keys = (served?.rows ?? [])
    .slice(0, MOST_ADDRESSES)
    .map((row) => row[served!.layer.key] as string | number)
  const addresses = keys.map((key) => `<url><loc>${escapeHtml(objectAddress({ home }, id, key))}</loc></url>`)
  return `${XML}<urlset xmlns="${SCHEMA}">${addresses.join('\n')}</urlset>\n`
}
