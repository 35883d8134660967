import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BytesOnDisk } from '../disk/bytes-on-disk.ts'
import { clientKey } from './client-key.ts'
import { TooBusy, type MemoryBudget, type Hold } from './memory-budget.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the answers under way hold, which all of them share. */
    readonly memoryBudget: MemoryBudget
  }
  interface FastifyRequest {
    /** So much is under way that this caller may only have what is there already, and nothing made for it. */
    onlyShared: boolean
  }
}

/** Less than this is handed over at once: a connection's own buffers hold as much. */
export const SMALL = 32 * 1024
/** What is handed over at a time of bytes that are held for one caller. */
const SLICE = 64 * 1024

/** Takes room for what this answer is made of, until the caller has it or is gone. */
export function holdFor(reply: FastifyReply, bytes: number): Hold {
  expectMayMake(reply.request)
  return releasedAtEnd(reply, reply.server.memoryBudget.take(bytes, callerOf(reply)))
}

/** The same, once there is room. */
export async function holdSoonFor(reply: FastifyReply, bytes: number): Promise<Hold> {
  expectMayMake(reply.request)
  const hold = await reply.server.memoryBudget.takeSoon(bytes, callerOf(reply))
  return releasedAtEnd(reply, hold)
}

/** Throws `TooBusy` where nothing may be made for this caller now. */
export function expectMayMake({ onlyShared }: FastifyRequest): void {
  if (onlyShared) throw new TooBusy()
}

const callerOf = ({ request, raw }: FastifyReply) => ({
  client: clientKey(request.ip),
  cutOff: () => void raw.destroy(),
  waitsForUs: true,
})

function releasedAtEnd({ raw }: FastifyReply, hold: Hold): Hold {
  // Who went away while the answer was made does not go away again.
  if (raw.destroyed) hold.release()
  else raw.once('close', hold.release)
  return hold
}

function* slicesOf(parts: readonly Buffer[]): Generator<Buffer> {
  for (const part of parts)
    for (let at = 0; at < part.length; at += SLICE) yield part.subarray(at, at + SLICE)
}

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0)

/** Sends parts one after the other, each when the caller has taken those before it. */
export function sendParts(reply: FastifyReply, parts: readonly Buffer[], hold?: Hold): FastifyReply {
  const length = lengthOf(parts)
  if (length <= SMALL) {
    hold?.release()
    return reply.send(parts.length === 1 ? parts[0] : Buffer.concat(parts))
  }
  hold?.become(length)
  // What everybody shares is handed over by reference, so it need not be sliced.
  const pieces = hold === undefined ? parts.values() : slicesOf(parts)
  const stream = new Readable({
    highWaterMark: SLICE,
    read() {
      hold?.moved()
      const { done, value } = pieces.next()
      this.push(done === true ? null : value)
    },
  })
  return reply.header('content-length', length).send(stream)
}

/** Sends what stays on disk, read as the caller takes it. */
export function sendFromDisk(reply: FastifyReply, bytes: BytesOnDisk): FastifyReply {
  // Nobody gets the bytes of an answer to HEAD, so none are read.
  const slices = reply.request.method === 'HEAD' ? [].values() : bytes.slices()
  const stream = new Readable({
    highWaterMark: 1,
    read() {
      const { done, value } = slices.next()
      this.push(done === true ? null : value)
    },
  })
  return reply.header('content-length', bytes.length).send(stream)
}

/** Pieces of a stream as they are, each telling that the caller took those before it. */
export async function* watched(hold: Hold, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hold.moved()
    yield piece
  }
}
