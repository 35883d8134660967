import type { FastifyInstance } from 'fastify'
import { askedOf, isKnown, sendJson, tagOf } from '../features/asked.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { parametersOf, queryOf } from '../request/address-parameters.ts'
import { catalogueDocument } from './catalogue-document.ts'

const JSON_LD = 'application/ld+json'

/** What there is to be had, for the portals that gather such descriptions. */
export function routeDcat(scope: FastifyInstance, { settings: { prefix }, snapshot }: Installation): void {
  scope.get('/dcat', async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    parametersOf(queryOf(request), ['lang'])
    const asked = askedOf(request, { prefix, snapshot: standing })
    if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
    return sendJson(reply, catalogueDocument({ snapshot: standing, home: asked.home }), JSON_LD)
  })
}
