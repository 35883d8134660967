import type { FastifyReply } from 'fastify'
import { chooseEncoding } from './encoding.ts'
import type { Hold } from './memory-budget.ts'
import { packAs } from './packed.ts'
import { holdFor, sendParts, SMALL } from './send-parts.ts'
import { JSON_TYPE } from './send.ts'

/** Bytes below which packing saves no packet on the wire (one Ethernet frame). */
const WORTH_PACKING = 1400

/** Sends bytes that were made for this one request, packed only as this caller takes them. */
export async function sendOnce(
  reply: FastifyReply,
  bytes: Buffer,
  type: string = JSON_TYPE,
): Promise<FastifyReply> {
  const hold = bytes.length > SMALL ? holdFor(reply, bytes.length) : undefined
  return sendMade(reply, { parts: [bytes], hold, type })
}

type Made = {
  readonly parts: readonly Buffer[]
  /** The room that was taken for them. */
  readonly hold: Hold | undefined
  readonly type?: string
  /** What the answer depends on besides the encoding, and whether others may keep it. */
  readonly vary?: string
  readonly cacheControl?: string
}

/** The same of parts that room was taken for before they were made. */
export async function sendMade(
  reply: FastifyReply,
  { parts, hold, type = JSON_TYPE, vary = 'accept-encoding', cacheControl = 'no-cache' }: Made,
): Promise<FastifyReply> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const encoding =
    length < WORTH_PACKING ? 'identity' : chooseEncoding(reply.request.headers['accept-encoding'])
  const packed = encoding === 'identity' ? parts : [await packAs(encoding, Buffer.concat(parts))]
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('vary', vary).header('cache-control', cacheControl).type(type)
  return sendParts(reply, packed, hold)
}
