import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { problems, sendProblem } from '../problems.ts'

/**
 * Answers the header Expect (RFC 9110, 10.1.1). Who waits for 100 Continue before sending a body gets it when we are
 * about to read that body, and not before a refusal; any other expectation is a 417.
 */
export function answerExpectations(server: FastifyInstance): void {
  const waiting = new WeakSet<IncomingMessage>()
  const unmet = new WeakSet<IncomingMessage>()
  // With these two Node leaves to us what it would do by itself: promise to read whatever comes, or an empty 417.
  server.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request)
    server.server.emit('request', request, response)
  })
  server.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    unmet.add(request)
    server.server.emit('request', request, response)
  })
  server.addHook('onRequest', ({ raw }, reply, done) => {
    if (unmet.has(raw)) sendProblem(reply, problems.unmetExpectation(raw.headers.expect ?? ''))
    else done()
  })
  server.addHook('preParsing', ({ raw }, reply, body, done) => {
    if (waiting.delete(raw)) reply.raw.writeContinue()
    done(null, body)
  })
  server.addHook('onSend', ({ raw }, reply, payload, done) => {
    // Whether the body still comes is the caller's to decide, so what follows on this connection could be either.
    if (waiting.has(raw) || unmet.has(raw)) reply.header('connection', 'close')
    done(null, payload)
  })
}
