import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { whenAnswered } from './request-outcome.ts'
import type { AccessLog } from '../settings/access-log-settings.ts'

/**
 * One line per answer, with the request id that the answer carries too. Of the address it holds the route alone: what
 * visitors look for stands in the path and behind the question mark. Who they are is kept out unless the operator asks.
 */
export function logAnswers(server: FastifyInstance, { clients }: AccessLog): void {
  const bytesOf = countBytes()
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  whenAnswered(server, ({ request, reply, outcome }) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: outcome,
      bytes: bytesOf(request.raw.socket),
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(clients && { client: request.ip }),
    }
    if (outcome === 'aborted') request.log.warn(line, 'broken off')
    else request.log.info(line, 'answered')
  })
}

/** How many bytes went out over a connection since the last time it was asked, headers included. */
function countBytes(): (socket: Socket) => number {
  const counted = new WeakMap<Socket, number>()
  return (socket) => {
    const before = counted.get(socket) ?? 0
    counted.set(socket, socket.bytesWritten)
    return socket.bytesWritten - before
  }
}
