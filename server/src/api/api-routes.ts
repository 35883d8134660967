import type { FastifyInstance } from 'fastify'
import { documentationPage } from './documentation.ts'
import { documentationStyle } from './documentation-style.ts'
import { openApi } from './openapi.ts'

/** The description of the calls, for machines and for people, below the prefix of this scope. */
export function routeApi(
  scope: FastifyInstance,
  { prefix, version }: { prefix: string; version: string },
): void {
  const description = JSON.stringify(openApi(prefix, version))
  scope.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  )
  scope.get('/api/documentation.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(documentationStyle),
  )
  scope.get('/api', async (_request, reply) => reply.redirect(`${prefix}/api/`))
  scope.get('/api/', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(documentationPage({ prefix, host: `${request.protocol}://${request.host}` })),
  )
}
