import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** How an answer ended: with its status, or broken off by the caller, a timeout or our own stop. */
type Answered = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly outcome: number | 'aborted'
}

type Tell = (answered: Answered) => void

/** Who is told by each server: the log and the metrics share what every request would otherwise be given twice. */
const tellersOf = new WeakMap<FastifyInstance, Tell[]>()

/**
 * Tells the end of every answer once, also of one that was never received whole; Fastify's onResponse is not called for
 * most of those. Node says 'finish' also when a connection is torn down with bytes still waiting, hence the look at the
 * socket at that moment.
 */
export function whenAnswered(server: FastifyInstance, tell: Tell): void {
  const known = tellersOf.get(server)
  if (known !== undefined) {
    known.push(tell)
    return
  }
  const tellers = [tell]
  tellersOf.set(server, tellers)
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply
    const sent = { whole: false }
    raw.prependListener('finish', () => {
      sent.whole = !request.raw.socket.destroyed
    })
    raw.once('close', () => {
      const outcome = sent.whole ? reply.statusCode : 'aborted'
      for (const teller of tellers) teller({ request, reply, outcome })
    })
    done()
  })
}
