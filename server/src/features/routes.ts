import { formatsFor, isFileFormat, type FileFormat } from '@datacentre/catalogue/wire/files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendMade } from '../answer/send-once.ts'
import { languageAsked } from '../answer/language-asked.ts'
import { holdFor } from '../answer/send-parts.ts'
import { collectionNamed, type Collection } from '../collections/collections.ts'
import { datasetOf } from '../export/dataset-of.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { API_PATH, API_VERSION, GEOJSON, JSON_MEDIA, ownLinks, SCHEMA_MEDIA, type Asked } from './api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, SHARED, tagOf } from './asked.ts'
import { collectionDocument, collectionList, conformance, landing, shownCollections } from './documents.ts'
import { collectionPage, collectionsPage, conformancePage, landingPage, schemaPage } from './html/pages.ts'
import { itemPage, itemsPage } from './html/item-pages.ts'
import { changed, featuresAt, pageBytes, pageOf } from './items.ts'
import { sendFile } from '../files/send-file.ts'
import { placesView } from '../files/views.ts'
import { parametersOf, pathPart, queryOf, QuestionRefused } from '../request/address-parameters.ts'
import { sendOldItems } from './old-items.ts'
import { openApiOf } from './openapi.ts'
import { COMMON_PARAMETERS, itemsQuestion, type ItemsQuestion } from './question.ts'
import { selectedPlaces } from './selection.ts'
import { schemaOf } from './schemas.ts'
import { answerSystems, CRS84, systemNamed } from './systems.ts'

type Json = Readonly<Record<string, unknown>>

const ITEM_FORMATS = ['html', ...formatsFor(true)]

/** What one address answers: the document as JSON, and the page that shows it. */
type Answered = { readonly json: Json; readonly media?: string; readonly page: () => string }

type Handler = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  snapshot: Snapshot,
) => Promise<FastifyReply>

/** The registers and figures as OGC API Features, below the prefix of this scope. */
export function routeFeatures(scope: FastifyInstance, installation: Installation): void {
  const { prefix } = installation.settings
  const routed = (
    path: string,
    parameters: readonly string[] | null,
    handler: Handler,
    formats: readonly string[] = ['json', 'html'],
  ): void => {
    scope.get(`${API_PATH}${path}`, async (request, reply) => {
      reply.header('api-version', API_VERSION)
      const snapshot = installation.snapshot()
      if (snapshot === null) return sendProblem(reply, problems.notReady())
      if (parameters !== null) parametersOf(queryOf(request), [...COMMON_PARAMETERS, ...parameters])
      return handler(request, reply, askedOf(request, { prefix, snapshot, formats }), snapshot)
    })
  }
  const document = (path: string, answer: (asked: Asked, snapshot: Snapshot) => Answered): void =>
    routed(path, [], async (request, reply, asked, snapshot) =>
      sendDocument(request, reply, { asked, snapshot, answered: answer(asked, snapshot) }),
    )
  document('', (asked, snapshot) => ({
    json: landing(asked),
    page: () => landingPage(asked, shownCollections(snapshot)),
  }))
  // Who puts a slash behind the address of the API is led to it.
  scope.get(`${API_PATH}/`, async (_request, reply) => reply.redirect(`${prefix}${API_PATH}`, 308))
  document('/conformance', (asked) => ({ json: conformance(), page: () => conformancePage(asked) }))
  document('/openapi.json', (asked, snapshot) => ({
    // As plain JSON: programs refuse the type of a version they do not know, and read the rest of it all the same.
    json: openApiOf(asked, shownCollections(snapshot)),
    page: () => landingPage(asked, shownCollections(snapshot)),
  }))
  document('/collections', (asked, snapshot) => ({
    json: collectionList(asked, snapshot),
    page: () => collectionsPage(asked, snapshot),
  }))
  const ofCollection = (
    path: string,
    parameters: readonly string[] | null,
    handler: (collection: Collection, ...rest: Parameters<Handler>) => Promise<FastifyReply>,
    formats?: readonly string[],
  ): void =>
    routed(
      `/collections/:collectionId${path}`,
      parameters,
      async (...rest) => {
        const [request, reply, , snapshot] = rest
        const collectionId = pathPart(request, 'collectionId')
        const collection = collectionNamed(collectionId)
        if (collection === undefined || !shownCollections(snapshot).includes(collection))
          return sendProblem(
            reply,
            problems.noCollection(
              collectionId,
              shownCollections(snapshot).map(({ id }) => id),
            ),
          )
        return handler(collection, ...rest)
      },
      formats,
    )
  ofCollection('', [], async (collection, request, reply, asked, snapshot) =>
    sendDocument(request, reply, {
      asked,
      snapshot,
      answered: {
        json: collectionDocument(collection, asked, snapshot),
        page: () => collectionPage(collection, asked, snapshot),
      },
    }),
  )
  for (const kind of ['queryables', 'schema'] as const)
    ofCollection(`/${kind}`, [], async (collection, request, reply, asked, snapshot) =>
      sendDocument(request, reply, {
        asked,
        snapshot,
        answered: {
          json: schemaOf(collection, asked, kind),
          media: SCHEMA_MEDIA,
          page: () => schemaPage(collection, asked, kind),
        },
      }),
    )
  ofCollection(
    '/items',
    null,
    (collection, request, reply, asked, snapshot) =>
      'version' in queryOf(request)
        ? sendOldItems(request, reply, { collection, asked, snapshot, store: installation.store })
        : sendItems(collection, request, reply, asked, snapshot),
    ITEM_FORMATS,
  )
  ofCollection('/items/:featureId', ['crs'], sendItem, ['json', 'geojson', 'html'])
}

const sendItems = async (
  collection: Collection,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  snapshot: Snapshot,
): Promise<FastifyReply> => {
  const question = itemsQuestion(collection, queryOf(request))
  const served = snapshot.features.get(collection.id)!
  if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
  const { f } = queryOf(request)
  // GeoJSON by its name is a page of it too, as programs ask for it.
  if (typeof f === 'string' && isFileFormat(f) && f !== 'json' && f !== 'geojson')
    return sendItemsFile(reply, { collection, snapshot, question, format: f })
  const page = await pageOf(collection, served, question, asked)
  if (asked.format === 'html') {
    const features = featuresAt(served.file.read(page.places)).map((one) => changed(one, question))
    return sendHtml(reply, itemsPage({ collection, asked, page, question, features }))
  }
  const dataset = datasetOf(snapshot.version, asked.language)
  const parts = await pageBytes(served, page, { ...question, dataset })
  if (collection.geometry !== null) reply.header('content-crs', `<${question.system.uri}>`)
  reply.header(
    'link',
    page.links.map(({ href, rel, type }) => `<${href}>; rel="${rel}"; type="${type ?? ''}"`).join(', '),
  )
  const hold = holdFor(
    reply,
    parts.reduce((sum, part) => sum + part.length, 0),
  )
  return sendMade(reply, { parts, hold, type: GEOJSON, ...SHARED })
}

type TakenHome = {
  readonly collection: Collection
  readonly snapshot: Snapshot
  readonly question: ItemsQuestion
  readonly format: FileFormat
}

/** Every feature that is asked for as one file, however many there are; `limit` cuts it where it is given. */
async function sendItemsFile(
  reply: FastifyReply,
  { collection, snapshot, question, format }: TakenHome,
): Promise<FastifyReply> {
  refuseWithin(collection, question, format)
  const { rows, file } = snapshot.features.get(collection.id)!
  const all = await selectedPlaces({ collection, rows: rows(), file }, question)
  const given = queryOf(reply.request)
  const places = all.slice(
    question.offset,
    given['limit'] === undefined ? undefined : question.offset + question.limit,
  )
  const filters = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    typeof value !== 'string' || COMMON_PARAMETERS.includes(name) ? [] : [[name, value]],
  )
  const language = languageAsked(reply.request)
  return sendFile(
    reply,
    placesView(collection, { snapshot, language, places, wanted: question.wanted, filters }),
    format,
  )
}

/** Files are in degrees of WGS84, and some kinds hold nothing but places. */
function refuseWithin({ geometry }: Collection, { system }: ItemsQuestion, format: FileFormat): void {
  const formats = formatsFor(geometry !== null)
  if (!formats.includes(format))
    throw new QuestionRefused([
      { key: 'f', message: `must be one of json, html, ${formats.join(', ')}: these have no places` },
    ])
  if (system !== CRS84)
    throw new QuestionRefused([{ key: 'crs', message: `must be ${CRS84.uri} for ${format}` }])
}

const sendItem = async (
  collection: Collection,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  snapshot: Snapshot,
): Promise<FastifyReply> => {
  const featureId = pathPart(request, 'featureId')
  const { crs } = parametersOf(queryOf(request), [...COMMON_PARAMETERS, 'crs'])
  const system = crs === undefined ? CRS84 : systemNamed(crs)
  if (system === undefined) {
    const message = `must be one of ${answerSystems.map(({ uri }) => uri).join(', ')}`
    throw new QuestionRefused([{ key: 'crs', message }])
  }
  const served = snapshot.features.get(collection.id)!
  const place = served.placeOf(featureId)
  if (place === undefined) return sendProblem(reply, problems.noFeature(collection.id, featureId))
  if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
  const [feature] = featuresAt(served.file.read([place]))
  const turned = changed(feature!, { system, wanted: null })
  const links = [
    ...ownLinks(asked, GEOJSON),
    { href: `${asked.base}/collections/${collection.id}`, rel: 'collection', type: JSON_MEDIA },
  ]
  if (asked.format === 'html') return sendHtml(reply, itemPage({ collection, asked, feature: turned, links }))
  if (collection.geometry !== null) reply.header('content-crs', `<${system.uri}>`)
  return reply.type(GEOJSON).send(Buffer.from(JSON.stringify({ ...turned, links })))
}

type Sent = { readonly asked: Asked; readonly snapshot: Snapshot; readonly answered: Answered }

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { asked, snapshot, answered: { json, media = JSON_MEDIA, page } }: Sent,
): Promise<FastifyReply> {
  if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
  if (asked.format === 'html') return sendHtml(reply, page())
  return sendJson(reply, json, media)
}
