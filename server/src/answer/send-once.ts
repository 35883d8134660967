import type { FastifyReply } from 'fastify'
import { chooseEncoding } from './encoding.ts'
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
  const encoding =
    bytes.length < WORTH_PACKING ? 'identity' : chooseEncoding(reply.request.headers['accept-encoding'])
  const hold = bytes.length > SMALL ? holdFor(reply, bytes.length) : undefined
  const packed = await packAs(encoding, bytes)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache').type(type)
  return sendParts(reply, [packed], hold)
}
