import type { FastifyInstance } from 'fastify'
import { problems, sendProblem } from '../problems.ts'

/** How often a request names a host; Node itself keeps the first and says nothing of others. */
const hostsIn = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** A name or an address, with or without a port (RFC 3986, 3.2.2). */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Whether links can be made with it. */
const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`)

/** Refuses HTTP/1.1 that does not name exactly one host (RFC 9112, 3.2) as a problem; Node's own refusal, switched off for this, says nothing. */
export function refuseUnlessOneHost(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    const { httpVersion, rawHeaders } = request.raw
    const hosts = hostsIn(rawHeaders)
    if (hosts === 0 && httpVersion !== '1.1') return undefined
    // What a trusted proxy says the host is counts too.
    if (hosts === 1 && isHost(request.host)) return undefined
    reply.header('connection', 'close')
    if (hosts === 1) return sendProblem(reply, problems.badHost())
    return sendProblem(reply, hosts === 0 ? problems.noHost() : problems.manyHosts())
  })
}
