import type { FastifyInstance } from 'fastify'
import { problems, sendProblem, type Problem } from '../problems.ts'
import { STORE_RETRY_S, StoreAway } from '../routes/from-store.ts'

/** A body that could not be read, with the problem that says why. */
class BodyRefused extends Error {
  override readonly name = 'BodyRefused'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** The value of a body; nothing, blanks and `null` alike are no body. */
function parse(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) ?? undefined
  } catch (error) {
    throw new BodyRefused(problems.notJson(error instanceof Error ? error.message : String(error)))
  }
}

/**
 * Bodies are JSON. An empty one, with or without a Content-Type, is no body; one without a Content-Type is read as JSON,
 * because scripts that have worked for years send it so (decision 16).
 */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => parse(text),
  )
  server.addContentTypeParser(
    '*',
    { parseAs: 'string' },
    async (request: { headers: Record<string, unknown> }, text: string) => {
      const type = request.headers['content-type']
      if (text === '' || type === undefined) return parse(text)
      throw new BodyRefused(problems.wrongType(String(type)))
    },
  )
}

/** Turns whatever went wrong into a problem; what is ours is logged and told without its insides. */
export function answerFaults(server: FastifyInstance): void {
  server.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof BodyRefused) return sendProblem(reply, error.problem)
    if (error instanceof StoreAway) {
      request.log.warn(error)
      return sendProblem(reply.header('retry-after', STORE_RETRY_S), problems.storeAway())
    }
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      return sendProblem(reply, problems.tooLarge(request.routeOptions.bodyLimit ?? 0))
    }
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return sendProblem(reply, problems.unusable(error.statusCode, error.message))
    }
    request.log.error(error)
    return sendProblem(reply, problems.ours())
  })
}
