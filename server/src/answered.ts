import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How an answer ended: with its status, or broken off by the caller, a timeout or our own stop. */
export type Answered = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly outcome: number | 'aborted'
}

/**
 * Tells the end of every answer once, also of one that was never received whole; Fastify's onResponse is not called for
 * most of those. Node says 'finish' also when a connection is torn down with bytes still waiting, hence the look at the
 * socket at that moment.
 */
export function whenAnswered(server: FastifyInstance, tell: (answered: Answered) => void): void {
  server.addHook('onRequest', async (request, reply) => {
    const { raw } = reply
    const sent = { whole: false }
    raw.prependOnceListener('finish', () => {
      sent.whole = !request.raw.socket.destroyed
    })
    raw.once('close', () => tell({ request, reply, outcome: sent.whole ? reply.statusCode : 'aborted' }))
  })
}

/** One line per answer, with the request id that the answer carries too. */
export function logAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  whenAnswered(server, ({ request, reply, outcome }) => {
    const { method, url } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    if (outcome === 'aborted') request.log.warn({ method, url, status: outcome, ms }, 'broken off')
    else request.log.info({ method, url, status: outcome, ms }, 'answered')
  })
}
