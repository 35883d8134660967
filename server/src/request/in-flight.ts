import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type InFlight = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Comes when the answer is with the caller, or the caller is gone. */
  readonly closed: Promise<void>
}

export type AnswersOn = (socket: Socket) => readonly InFlight[]

/** Keeps which answers are under way on each connection, the oldest first. */
export function answersInFlight(server: FastifyInstance): AnswersOn {
  const bySocket = new WeakMap<Socket, InFlight[]>()
  server.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const answers = bySocket.get(socket) ?? []
    bySocket.set(socket, answers)
    const closed = new Promise<void>((resolve) => {
      response.once('close', () => {
        answers.splice(
          answers.findIndex((answer) => answer.response === response),
          1,
        )
        resolve()
      })
    })
    answers.push({ request, response, closed })
  })
  return (socket) => bySocket.get(socket) ?? []
}
