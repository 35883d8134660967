import type { FastifyInstance } from 'fastify'
import { problems, sendProblem } from '../problems.ts'

/**
 * Refuses a packed body before it is read. No question is long enough to be worth packing, and what a small one unpacks
 * to may have no end.
 */
export function refusePackedBodies(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const encoding = request.headers['content-encoding']
    if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return undefined
    // What would be taken (RFC 9110, 15.5.16).
    reply.header('accept-encoding', 'identity').header('connection', 'close')
    return sendProblem(reply, problems.packedBody(encoding))
  })
}
