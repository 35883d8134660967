import type { FastifyInstance } from 'fastify'
import { problems, sendProblem } from '../problems.ts'

/** Refuses HTTP/1.1 without a Host (RFC 9112, 3.2) as a problem; Node's own refusal, switched off for this, says nothing. */
export function refuseMissingHost(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { httpVersion, headers } = request.raw
    if (httpVersion !== '1.1' || headers.host !== undefined) return undefined
    return sendProblem(reply.header('connection', 'close'), problems.noHost())
  })
}
