import type { FastifyInstance } from 'fastify'
import { cachedAnswer, jsonContent } from '../answer/cached-answer.ts'
import { sendAnswer } from '../answer/send.ts'
import { askedOf, isKnown, sendHtml, tagOf } from '../features/asked.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { parametersOf, queryOf } from '../request/address-parameters.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { copyScript } from './documentation/copy-script.ts'
import { examplesFrom, type Examples } from './documentation/examples.ts'
import { documentationPage } from './documentation/page.ts'
import { documentationStyle } from './documentation-style.ts'
import { openApi } from './openapi.ts'
import { portalFonts } from './portal-fonts.ts'

/** The description of the calls, for machines and for people, below the prefix of this scope; the folder is that of the built portal. */
export function routeApi(scope: FastifyInstance, installation: Installation, portal: string): void {
  const { prefix } = installation.settings
  const description = cachedAnswer(() => jsonContent(openApi(prefix, installation.portalVersion)))
  const style = cachedAnswer(() => ({
    bytes: Buffer.from(documentationStyle(portalFonts(portal))),
    type: 'text/css; charset=utf-8',
  }))
  const script = cachedAnswer(() => ({
    bytes: Buffer.from(copyScript),
    type: 'text/javascript; charset=utf-8',
  }))
  const examples = examplesPer(installation)
  const shared = { config: { isShared: true } }
  scope.get('/api/openapi.json', shared, async (request, reply) =>
    sendAnswer(request, reply, await description()),
  )
  scope.get('/api/documentation.css', shared, async (request, reply) =>
    sendAnswer(request, reply, await style()),
  )
  scope.get('/api/copy.js', shared, async (request, reply) => sendAnswer(request, reply, await script()))
  scope.get('/api', async (_request, reply) => reply.redirect(`${prefix}/api/`))
  scope.get('/api/', async (request, reply) => {
    const snapshot = installation.snapshot()
    if (snapshot === null) return sendProblem(reply, problems.notReady())
    parametersOf(queryOf(request), ['lang'])
    const asked = askedOf(request, { prefix, snapshot })
    if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
    const documented = { version: snapshot.version, examples: await examples(snapshot) }
    return sendHtml(reply, documentationPage(asked, documented))
  })
}

/** The examples of a version, found at their first use. */
function examplesPer({ store }: Installation): (snapshot: Snapshot) => Promise<Examples> {
  const found = new WeakMap<Snapshot, Promise<Examples>>()
  return (snapshot) => {
    const examples =
      found.get(snapshot) ??
      examplesFrom(snapshot, store).catch((error: unknown) => {
        found.delete(snapshot)
        throw error
      })
    found.set(snapshot, examples)
    return examples
  }
}
