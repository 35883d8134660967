import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFoundAnswer } from '../answer/not-found.ts'
import { problems, sendProblem } from '../problems.ts'
import type { MethodsAt } from './known-addresses.ts'

type Unrouted = {
  readonly methodsAt: MethodsAt
  /** The prefix of the data centre, where a lost visitor can go. */
  readonly home: string
  /** The data centre's own page. */
  readonly page: string
}

/** Refuses what no route takes before its body is read: a form sent to nowhere is a 404, not a 415. */
export function refuseUnrouted(server: FastifyInstance, { methodsAt, home, page }: Unrouted): void {
  const sendNotFound = notFoundAnswer({ home, page })
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { method } = request
    // A method that no address takes is not ours to look up (RFC 9110, 15.6.2).
    if (!server.supportedMethods.includes(method)) return sendProblem(reply, problems.unknownMethod(method))
    const allowed = methodsAt(request.url.split('?', 1)[0] ?? '')
    if (allowed.length === 0) return sendNotFound(request, reply)
    reply.header('allow', allowed.join(', '))
    // OPTIONS asks just this (RFC 9110, 9.3.7).
    if (method === 'OPTIONS') return reply.code(204).send()
    return sendProblem(reply, problems.wrongMethod(method, allowed))
  }
  server.addHook('onRequest', (request, reply, done) => {
    if (request.is404) refuse(request, reply)
    else done()
  })
  server.setNotFoundHandler(sendNotFound)
}
