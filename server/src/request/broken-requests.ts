import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { PROBLEM_TYPE, problemJson, problems, sendProblem, type Problem } from '../problems.ts'
import { securityHeaders } from '../answer/security-headers.ts'
import type { InFlight } from './in-flight.ts'
import { anyOrigin } from './cross-origin.ts'

/** Answers an address that cannot be read; Fastify runs no hooks for it, so the headers are set here. */
export function answerBrokenAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({ method: request.method, status: error.statusCode }, 'not an address')
  reply.headers({ ...securityHeaders, ...anyOrigin }).header('x-request-id', request.id)
  sendProblem(reply, problems.unusable(error.statusCode ?? 400, error.message))
}

const problemOf = (code: string | undefined): Problem => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problems.tooSlow()
  if (code === 'HPE_HEADER_OVERFLOW') return problems.longHeaders()
  return problems.notHttp()
}

type BrokenRequest = {
  readonly error: Error & { code?: string }
  readonly socket: Socket
  /** The answers under way on that connection, the oldest first. */
  readonly inFlight: readonly InFlight[]
  readonly log: FastifyBaseLogger
}

/** What follows bytes that cannot be read cannot be read either, so a connection is refused once. */
const refused = new WeakSet<Socket>()

/**
 * Answers what is not HTTP, or not in time: there is no request yet, so the answer is written by hand. Requests that came
 * whole before it are answered first, and their answers are not touched.
 */
export function answerBrokenRequest({ error, socket, inFlight, log }: BrokenRequest): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return
  refused.add(socket)
  const problem = problemOf(error.code)
  const id = randomUUID()
  log.info({ reqId: id, status: problem.status, code: error.code }, 'not a request')
  const before = inFlight.findLast(({ request, response }) => request.complete || response.headersSent)
  const refuse = (): void => {
    // An answer to the very request that is broken has begun already.
    const isAnswered = before !== undefined && !before.request.complete
    if (socket.writable && !isAnswered) socket.write(written(problem, id))
    socket.destroySoon()
  }
  if (before === undefined) refuse()
  else void before.closed.then(refuse)
}

function written(problem: Problem, id: string): string {
  const body = problemJson(problem)
  const headers = {
    ...securityHeaders,
    ...anyOrigin,
    'x-request-id': id,
    'cache-control': 'no-store',
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...lines, '', body].join('\r\n')
}
