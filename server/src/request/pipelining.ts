import type { FastifyInstance } from 'fastify'
import type { AnswersOn } from './in-flight.ts'

/** Requests that may be under way on one connection; no browser sends one before it has the answer to the last. */
const MOST_IN_FLIGHT = 16

/**
 * Answers the requests of one connection one after the other. Node starts on all of them at once and holds their answers
 * until their turn, so that one connection that never reads could make us hold hundreds.
 */
export function answerOneAtATime(server: FastifyInstance, answersOn: AnswersOn): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const answers = answersOn(socket)
    if (answers.length > MOST_IN_FLIGHT && !socket.destroyed) {
      request.log.warn({ inFlight: answers.length }, 'too many requests on one connection')
      socket.destroy()
    }
    const mine = answers.findIndex(({ response }) => response === reply.raw)
    const goOn = (): void => {
      // Nobody is left to take an answer, so none is made.
      if (socket.destroyed) reply.hijack()
      else done()
    }
    const before = mine > 0 ? answers[mine - 1] : undefined
    if (before === undefined) goOn()
    else void before.closed.then(goOn)
  })
}
