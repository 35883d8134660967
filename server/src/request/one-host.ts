import type { FastifyInstance } from 'fastify'
import { problems, sendProblem } from '../problems.ts'

/** How often a request names a host; Node itself keeps the first and says nothing of others. */
const hostsIn = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** Refuses HTTP/1.1 that does not name exactly one host (RFC 9112, 3.2) as a problem; Node's own refusal, switched off for this, says nothing. */
export function refuseUnlessOneHost(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { httpVersion, rawHeaders } = request.raw
    const hosts = hostsIn(rawHeaders)
    if (hosts === 1 || (hosts === 0 && httpVersion !== '1.1')) return undefined
    reply.header('connection', 'close')
    return sendProblem(reply, hosts === 0 ? problems.noHost() : problems.manyHosts())
  })
}
