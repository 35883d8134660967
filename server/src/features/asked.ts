import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageAsked } from '../answer/language-asked.ts'
import { qualityValues } from '../answer/quality-values.ts'
import { sendMade } from '../answer/send-once.ts'
import { expectMayMake } from '../answer/send-parts.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Installation } from '../installation.ts'
import { API_PATH, GEOJSON, JSON_MEDIA, type Asked, type Format, type SiteFrame } from './api-base.ts'
import { queryOf, QuestionRefused } from '../request/address-parameters.ts'

/** Proxies may keep an answer, and ask each time whether it still holds. */
export const SHARED = { vary: 'accept, accept-encoding', cacheControl: 'public, no-cache' } as const

export const sendHtml = (reply: FastifyReply, page: string): Promise<FastifyReply> =>
  sendMade(reply, {
    parts: [Buffer.from(page)],
    hold: undefined,
    type: 'text/html; charset=utf-8',
    ...SHARED,
  })

/** A page that says what went wrong, which nobody keeps. */
export const sendFaultPage = (reply: FastifyReply, status: number, page: string): Promise<FastifyReply> =>
  sendMade(reply.code(status), {
    parts: [Buffer.from(page)],
    hold: undefined,
    type: 'text/html; charset=utf-8',
    vary: SHARED.vary,
    cacheControl: 'no-store',
  })

export const sendJson = (
  reply: FastifyReply,
  json: unknown,
  type: string = JSON_MEDIA,
): Promise<FastifyReply> =>
  sendMade(reply, { parts: [Buffer.from(JSON.stringify(json))], hold: undefined, type, ...SHARED })

/** Names an answer by its version of the dataset and all that it depends on; proxies may keep it, and ask whether it still holds. */
export const tagOf = (snapshot: Snapshot, { base, url, format, language }: Asked): string =>
  tagFrom(snapshot, [base, url, format, language])

/** The same of an answer that depends on other things. */
export const tagFrom = (snapshot: Snapshot, dependsOn: readonly (string | number)[]): string =>
  `${snapshot.tag}-${createHash('sha256').update(dependsOn.join('\n')).digest('hex').slice(0, 16)}`

/** Names the answer, and tells whether the caller has it; throws `TooBusy` where it would have to be made, and may not now. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  const etag = `W/"${tag}"`
  reply.header('etag', etag).header('cache-control', SHARED.cacheControl).header('vary', SHARED.vary)
  const known = request.headers['if-none-match']
  if (known?.split(',').some((one) => one.trim() === etag || one.trim() === '*') === true) return true
  expectMayMake(request)
  return false
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the frame of every page knows. */
    readonly installation: Installation
  }
}

function frameOf({ settings, snapshot }: Installation): SiteFrame {
  const version = snapshot()?.version
  return {
    logo: settings.site.onScreen.logo,
    ownName: settings.site.onScreen.ownName,
    partners: settings.site.onScreen.partners,
    isDemonstration: version?.demonstration === true,
    created: version?.created ?? null,
  }
}

type Asking = {
  readonly prefix: string
  readonly snapshot: Pick<Snapshot, 'version'>
  /** What `f` may be. */
  readonly formats?: readonly string[]
}

export const askedOf = (request: FastifyRequest, { formats = ['json', 'html'], ...asking }: Asking): Asked =>
  askedAs(request, { ...asking, format: formatOf(request, formats) })

/** The same in a form that somebody else chose. */
export function askedAs(
  request: FastifyRequest,
  { prefix, snapshot, format }: Omit<Asking, 'formats'> & { readonly format: Format },
): Asked {
  const home = `${request.protocol}://${request.host}${prefix}`
  return {
    base: `${home}${API_PATH}`,
    home,
    language: languageAsked(request),
    format,
    version: snapshot.version,
    url: request.url,
    site: frameOf(request.server.installation),
  }
}

/** Whether the caller would rather read a page than JSON, as browsers say. */
export function prefersPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const weights = qualityValues(headers.accept ?? '')
  const json = Math.max(0, ...[GEOJSON, JSON_MEDIA].map((media) => weights.get(media) ?? 0))
  return (weights.get('text/html') ?? 0) > json
}

/** By the parameter `f`, else by what the caller prefers; a program that names nothing gets JSON. */
function formatOf(request: FastifyRequest, formats: readonly string[]): Format {
  const { f } = queryOf(request)
  if (f !== undefined) {
    if (typeof f === 'string' && formats.includes(f)) return f === 'html' ? 'html' : 'json'
    throw new QuestionRefused([{ key: 'f', message: `must be one of ${formats.join(', ')}, once` }])
  }
  return prefersPage(request) ? 'html' : 'json'
}
