import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import { registers } from '@datacentre/catalogue/registers/index'
import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendMade } from '../answer/send-once.ts'
import { qualityValues } from '../answer/quality-values.ts'
import {
  GEOJSON,
  HTML_MEDIA,
  inLanguage,
  JSON_MEDIA,
  withParameters,
  type Asked,
} from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, tagOf } from '../features/asked.ts'
import type { Crumb } from '../features/html/frame.ts'
import { sendMissing } from '../features/html/missing-page.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import { parametersOf, pathPart, queryOf } from '../request/address-parameters.ts'
import { versionAsked } from '../request/version-asked.ts'
import { datasetOf } from '../export/dataset-of.ts'
import type { Installation } from '../installation.ts'
import { objectAddress } from '../object-address.ts'
import { placesBy } from '../snapshot/places-by.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { problems, sendProblem } from '../problems.ts'
import { sayOldVersion } from '../version-words.ts'
import { qualityReady } from '../findings/quality-of.ts'
import { historyOf } from './history.ts'
import { objectNamed } from './object-document.ts'
import { objectPage } from './object-page.ts'
import { objectThen } from './old-object.ts'

const FORMATS = ['json', 'html', 'geojson']

/** A page for every object at an address that stays, as JSON and GeoJSON too; with `version` as an old version has it. */
export function routeObjectPages(scope: FastifyInstance, installation: Installation): void {
  for (const { id } of mapLayers)
    scope.get(`/${id}/:objectId`, (request, reply) => answerObject(request, reply, installation, id))
}

/** The list of the objects of a layer; mining facilities, which have none, are listed by the API. */
function listOf(layer: LayerId, { home, base, language }: Asked): Crumb {
  const say = speak(language)
  const register = registers.find(({ id }) => id === layer)
  return register === undefined
    ? { href: `${base}/collections/${layer}/items`, text: say(`table.${layer}` as TextKey) }
    : { href: `${home}${register.route}`, text: say(`register.${register.id}.title`) }
}

/** Where the name of an object leads: to the one that has it, or to the list of those that share it; null where none has. */
function placeOfName(snapshot: Snapshot, layer: LayerId, name: string, asked: Asked): string | null {
  const served = snapshot.layers.get(layer)
  if (served === undefined) return null
  const [place, ...others] = placesBy(served.rows, served.layer.title)(name)
  if (place === undefined) return null
  if (others.length === 0)
    return withParameters(objectAddress(asked, layer, String(served.rows[place]![served.layer.key])), {
      f: asked.format === 'html' ? undefined : asked.format,
    })
  const register = registers.find(({ id }) => id === layer)
  return register === undefined || asked.format !== 'html'
    ? null
    : withParameters(`${asked.home}${register.route}`, { searchByName: name })
}

/** A caller that names GeoJSON before JSON, and both before a page. */
function prefersGeoJson({ headers }: FastifyRequest): boolean {
  const weights = qualityValues(headers.accept ?? '')
  const [wanted = 0, ...others] = [GEOJSON, JSON_MEDIA, HTML_MEDIA].map((media) => weights.get(media) ?? 0)
  return wanted > 0 && others.every((weight) => weight < wanted)
}

async function answerObject(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, store, snapshot: standing }: Installation,
  layer: (typeof mapLayers)[number]['id'],
): Promise<FastifyReply> {
  const snapshot = standing()
  if (snapshot === null) return sendProblem(reply, problems.notReady())
  const newest = snapshot.version
  const given = parametersOf(queryOf(request), [...COMMON_PARAMETERS, 'version'])
  const asOf = given['version']
  const version = asOf === undefined ? newest : versionAsked(snapshot, 'version', asOf)
  const isOld = version.id !== newest.id
  const asked = askedOf(request, { prefix: settings.prefix, snapshot: { version }, formats: FORMATS })
  const objectId = pathPart(request, 'objectId')
  const object = isOld
    ? await objectThen({ store, snapshot, version }, layer, objectId, asked)
    : await objectNamed(snapshot, layer, objectId, asked)
  const named = object === null && !isOld ? placeOfName(snapshot, layer, objectId, asked) : null
  if (named !== null) return reply.redirect(inLanguage(named, asked))
  if (object === null)
    return sendMissing(reply, asked, {
      problem: isOld
        ? problems.noObjectThen(layer, objectId, version.id)
        : problems.noObject(layer, objectId),
      what: objectId,
      others: listOf(layer, asked),
    })
  const path = new URL(object.address).pathname
  const [askedPath = ''] = request.url.split('?', 1)
  // One address for each object, by whatever name it was asked.
  if (decodeURIComponent(askedPath) !== decodeURIComponent(path))
    return reply.redirect(withParameters(path, given), 301)
  if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
  const note = sayOldVersion(version, newest, asked.language)
  const told = {
    version: version.id,
    dataset: datasetOf(version, asked.language),
    coordinateSystem: 'WGS84 (OGC:CRS84)',
    ...(note !== null && { newestVersion: newest.id, note }),
  }
  if (given['f'] === 'geojson' || (given['f'] === undefined && prefersGeoJson(request)))
    return sendJson(reply, { ...object.feature, ...told }, GEOJSON)
  if (asked.format === 'json') {
    const { feature, name, address, links, figures } = object
    return sendJson(reply, { name, address, ...told, ...feature, links, figures })
  }
  const map = `${request.protocol}://${request.host}${settings.mapviewerPrefix}`
  const shown = { asked, object, snapshot, country: settings.site.onScreen.country, map }
  if (isOld) return sendHtml(reply, objectPage(shown))
  await qualityReady(snapshot)
  const history = await historyOf({ store, snapshot }, object)
  const page = objectPage({ ...shown, history })
  if (history !== null) return sendHtml(reply, page)
  // A page without its history must not be kept as the page of this version.
  reply.removeHeader('etag')
  return sendMade(reply, {
    parts: [Buffer.from(page)],
    hold: undefined,
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
  })
}
