import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { writeDay, todayInAmsterdam } from '@datacentre/catalogue/time/days'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GEOJSON, withParameters } from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, tagOf } from '../features/asked.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import { parametersOf, QuestionRefused } from '../request/address-parameters.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { objectNamed } from './object-document.ts'
import { objectPage } from './object-page.ts'

const FORMATS = ['json', 'html', 'geojson']

/** A page for every object at an address that stays, as JSON and GeoJSON too. */
export function routeObjectPages(scope: FastifyInstance, installation: Installation): void {
  for (const { id } of mapLayers)
    scope.get(`/${id}/:objectId`, async (request, reply) => {
      try {
        return await answerObject(request, reply, installation, id)
      } catch (error) {
        if (!(error instanceof QuestionRefused)) throw error
        return sendProblem(reply, problems.badAddress(error.faults))
      }
    })
}

async function answerObject(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, snapshot: standing }: Installation,
  layer: (typeof mapLayers)[number]['id'],
): Promise<FastifyReply> {
  const snapshot = standing()
  if (snapshot === null) return sendProblem(reply, problems.notReady())
  const given = parametersOf(request.query as never, COMMON_PARAMETERS)
  const asked = askedOf(request, settings.prefix, FORMATS)
  const { objectId = '' } = request.params as { objectId?: string }
  const object = objectNamed(snapshot, layer, objectId, asked)
  if (object === null) return sendProblem(reply, problems.noObject(layer, objectId))
  const path = new URL(object.address).pathname
  const [askedPath = ''] = request.url.split('?', 1)
  // One address for each object, by whatever name it was asked.
  if (decodeURIComponent(askedPath) !== decodeURIComponent(path))
    return reply.redirect(withParameters(path, given), 301)
  if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
  if (given['f'] === 'geojson') return sendJson(reply, object.feature, GEOJSON)
  if (asked.format === 'json') {
    const { feature, name, address, links, figures } = object
    return sendJson(reply, { name, address, ...feature, links, figures })
  }
  return sendHtml(
    reply,
    objectPage({
      asked,
      object,
      version: snapshot.version,
      snapshot,
      country: settings.site.onScreen.country,
      map: `${request.protocol}://${request.host}${settings.mapviewerPrefix}`,
      today: writeDay(todayInAmsterdam(new Date())),
    }),
  )
}
