import type { FastifyInstance } from 'fastify'
import { problems, sendProblem } from '../problems.ts'

/**
 * Refuses a compressed body before it is read. No question is long enough to be worth compressing, and what a small one
 * expands to may have no end.
 */
export function refuseCompressedBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding']
    if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return done()
    // What would be taken (RFC 9110, 15.5.16).
    reply.header('accept-encoding', 'identity').header('connection', 'close')
    sendProblem(reply, problems.compressedBody(encoding))
  })
}
