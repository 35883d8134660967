import type { FastifyInstance } from 'fastify'

/**
 * Lets a caller that has sent all it has to say, and closed its side, still get its answer whole (RFC 9112, 9.6). Node
 * does so only with this switch, which its documentation does not name; without it an answer is cut where it was.
 */
export function answerHalfClosed(server: FastifyInstance): void {
  Object.assign(server.server, { httpAllowHalfOpen: true })
}
