import type { FastifyInstance } from 'fastify'
import { cachedAnswer, cachedAnswerPer, jsonContent } from '../answer/cached-answer.ts'
import { sendAnswer } from '../answer/send.ts'
import { documentationPage } from './documentation.ts'
import { documentationStyle } from './documentation-style.ts'
import { openApi } from './openapi.ts'

type Host = { readonly host: string }

/** The description of the calls, for machines and for people, below the prefix of this scope. */
export function routeApi(
  scope: FastifyInstance,
  { prefix, version }: { prefix: string; version: string },
): void {
  const description = cachedAnswer(() => jsonContent(openApi(prefix, version)))
  const style = cachedAnswer(() => ({
    bytes: Buffer.from(documentationStyle),
    type: 'text/css; charset=utf-8',
  }))
  const page = cachedAnswerPer(({ host }: Host) => ({
    bytes: Buffer.from(documentationPage({ prefix, host })),
    type: 'text/html; charset=utf-8',
  }))
  // The examples name the host that was asked; the page is kept for the last one only, so that nobody can fill memory.
  let asked: Host = { host: '' }
  const hostOf = (host: string): Host => (asked = host === asked.host ? asked : { host })

  scope.get('/api/openapi.json', async (request, reply) => sendAnswer(request, reply, await description()))
  scope.get('/api/documentation.css', async (request, reply) => sendAnswer(request, reply, await style()))
  scope.get('/api', async (_request, reply) => reply.redirect(`${prefix}/api/`))
  scope.get('/api/', async (request, reply) =>
    sendAnswer(request, reply, await page(hostOf(`${request.protocol}://${request.host}`))),
  )
}
