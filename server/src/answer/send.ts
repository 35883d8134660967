import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './encoding.ts'
import type { Sendable } from './packed.ts'
import { sendFromDisk } from './send-parts.ts'

export type Answer = {
  readonly packed: Sendable
  /** Names the content, without quotes; each encoding is a representation of its own. */
  readonly tag: string
  readonly type?: string
  /** Without it, the caller keeps the answer but asks each time whether it still holds. */
  readonly cacheControl?: string
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** Whether the caller says it has this representation already (RFC 9110, 13.1.2). */
function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']
  if (known === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

/** Sends bytes that were made before, in the encoding the caller takes; 304 when it has them. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { packed, tag, type = JSON_TYPE, cacheControl = 'no-cache' }: Answer,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const etag = `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  reply.header('etag', etag).header('vary', 'accept-encoding').header('cache-control', cacheControl)
  if (isKnown(request, etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const bytes = packed[encoding]
  reply.type(type)
  return Buffer.isBuffer(bytes) ? reply.send(bytes) : sendFromDisk(reply, bytes)
}
