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
