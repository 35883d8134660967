import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests that may wait on one connection for the answer before theirs; no browser sends more than one ahead. */
const MOST_WAITING = 16

type Line = { last: Promise<void>; length: number }

const closed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    response.once('close', resolve)
  })

/**
 * Answers the requests of one connection one after the other. Node starts on all of them at once and holds their answers
 * until their turn, so that one connection that never reads could make us hold hundreds.
 */
export function answerOneAtATime(server: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>()
  server.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const line = lines.get(socket) ?? { last: Promise.resolve(), length: 0 }
    lines.set(socket, line)
    const before = line.last
    const isFirst = line.length === 0
    line.length += 1
    line.last = closed(reply.raw).then(() => {
      line.length -= 1
    })
    if (line.length > MOST_WAITING) {
      if (!socket.destroyed) request.log.warn({ waiting: line.length }, 'too many requests on one connection')
      socket.destroy()
    }
    if (!isFirst) await before
    // Nobody is left to take an answer, so none is made.
    return socket.destroyed ? reply.hijack() : undefined
  })
}
