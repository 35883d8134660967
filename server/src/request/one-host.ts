import type { FastifyInstance } from 'fastify'
import { rememberedByText } from '../remembered-by-text.ts'
import { problems, sendProblem } from '../problems.ts'

const HOST_HEADER = 'host'

/** How often a request names a host; Node itself keeps the first and says nothing of others. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === HOST_HEADER.length && rawHeaders[at]!.toLowerCase() === HOST_HEADER)
      hosts++
  return hosts
}

/** A name or an address, with or without a port (RFC 3986, 3.2.2). */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** A server has a name or a few; whoever makes up others only makes us look again. */
const HOSTS_KEPT = 20

/** Whether links can be made with it. */
const isHost = rememberedByText(HOSTS_KEPT, (host) => HOST.test(host) && URL.canParse(`http://${host}`))

/** Refuses HTTP/1.1 that does not name exactly one host (RFC 9112, 3.2) as a problem; Node's own refusal, switched off for this, says nothing. */
export function refuseUnlessOneHost(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { httpVersion, rawHeaders } = request.raw
    const hosts = hostsIn(rawHeaders)
    if (hosts === 0 && httpVersion !== '1.1') return done()
    // What a trusted proxy says the host is counts too.
    if (hosts === 1 && isHost(request.host)) return done()
    reply.header('connection', 'close')
    if (hosts === 1) sendProblem(reply, problems.badHost())
    else sendProblem(reply, hosts === 0 ? problems.noHost() : problems.manyHosts())
  })
}
