import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { PLACE_PARAMETER, PLACE_PATH } from '@datacentre/catalogue/wire/place-addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asAttachment } from '../answer/attachment.ts'
import { sendMade } from '../answer/send-once.ts'
import { holdFor } from '../answer/send-parts.ts'
import {
  ATOM_MEDIA,
  GEOJSON,
  HTML_MEDIA,
  JSON_MEDIA,
  inLanguage,
  withParameters,
  type Asked,
} from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, SHARED, tagOf } from '../features/asked.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import type { BaseMap } from '../apps/base-map.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { parametersOf, pathPart, queryOf, QuestionRefused } from '../request/address-parameters.ts'
import { STORE_RETRY_S } from '../store-away.ts'
import { changesIn, type PlaceChange } from './answer/place-changes.ts'
import { groundOf } from './ground/ground.ts'
import { aboutOf, finderPage } from './html/finder-page.ts'
import { placePage } from './html/page.ts'
import { placeAt, placeCalled, pointIn, pointsIn, type FoundPlace } from './known/find-place.ts'
import { namedPlaces, placeKinds, placePath, type Place, type PlaceKind } from './known/places.ts'
import { placeDocument, type PlaceDocument } from './place-document.ts'
import { placeFeed } from './place-feed.ts'
import { placeCsv, placeGeoJson, placeJson } from './place-files.ts'
import { distanceAsked, PLACE_FORMATS, type PlaceFormat } from './question.ts'
import { wordsIn } from './words.ts'

type Parts = { readonly installation: Installation; readonly baseMap: BaseMap }

/** What lies under a town, a municipality, a province, a block or a point: as page, JSON, GeoJSON, CSV and feed. */
export function routePlaces(scope: FastifyInstance, installation: Installation, baseMap: BaseMap): void {
  const parts = { installation, baseMap }
  scope.get(PLACE_PATH, async (request, reply) => answerFinder(parts, request, reply))
  scope.get(`${PLACE_PATH}/:kind/:key`, async (request, reply) => answerPlace(parts, request, reply))
}

/** The towns, municipalities and blocks that we know are those of the Netherlands. */
const placesOf = ({ installation: { settings }, baseMap }: Parts): readonly Place[] =>
  settings.site.onScreen.country === null ? namedPlaces(baseMap.towns) : []

const isKind = (text: string): text is PlaceKind => (placeKinds as readonly string[]).includes(text)

/** Leads to the page of what was typed, or shows what it may be. */
async function answerFinder(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { settings, snapshot } = parts.installation
  const standing = snapshot()
  if (standing === null) return sendProblem(reply, problems.notReady())
  const asked = askedOf(request, { prefix: settings.prefix, snapshot: standing })
  const {
    [PLACE_PARAMETER]: typed = '',
    f,
    distance,
  } = parametersOf(queryOf(request), [...COMMON_PARAMETERS, PLACE_PARAMETER, 'distance'])
  const text = typed.trim().slice(0, SEARCH_LENGTH)
  const found = text === '' ? { instead: [] } : placeOf(parts, text)
  if ('place' in found)
    return reply.redirect(
      withParameters(inLanguage(`${asked.home}${placePath(found.place)}`, asked), { f, distance }),
      303,
    )
  if (asked.format === 'html') return sendChoices(reply, asked, { text, ...found })
  const places = found.instead.map((place) => ({
    kind: place.kind,
    key: place.key,
    name: place.name(asked.language),
    about: [wordsIn(asked.language)(`kind.${place.kind}`), aboutOf(place, asked.language)]
      .filter((part) => part !== '')
      .join(' · '),
    address: `${asked.home}${placePath(place)}`,
  }))
  return sendJson(reply, { text, places })
}

const placeOf = (parts: Parts, text: string): FoundPlace => {
  const { country } = parts.installation.settings.site.onScreen
  const point = pointIn(text, country)
  if (point !== null) return { place: point }
  const [only, ...others] = country === null ? pointsIn(text) : []
  if (only === undefined) return placeCalled(placesOf(parts), text)
  return others.length === 0 ? { place: only } : { instead: [only, ...others] }
}

type Choices = { readonly text: string; readonly instead: readonly Place[] }

const sendChoices = (
  reply: FastifyReply,
  asked: Asked,
  { text, instead }: Choices,
): Promise<FastifyReply> => {
  const isKnown =
    instead.length > 1 &&
    instead.every(({ kind, names }) => kind === 'point' || names[0] === instead[0]?.names[0])
  return sendHtml(reply, finderPage(asked, { text, instead, isKnown }))
}

async function answerPlace(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { settings, snapshot, store } = parts.installation
  const standing = snapshot()
  if (standing === null) return sendProblem(reply, problems.notReady())
  const asked = askedOf(request, { prefix: settings.prefix, snapshot: standing, formats: PLACE_FORMATS })
  const kind = pathPart(request, 'kind')
  const key = pathPart(request, 'key')
  const found = foundAt(parts, kind, key)
  if ('instead' in found) {
    if (asked.format === 'html') return sendChoices(reply.code(404), asked, { text: key, ...found })
    const names = found.instead.map((place) => `${place.key} (${place.name('en')})`)
    return sendProblem(reply, problems.noPlace(kind, key, names))
  }
  const { place } = found
  const distance = distanceAsked(place, queryOf(request))
  if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
  const document = placeDocument({ place, distance, snapshot: standing, ground: await groundOf(standing) })
  const format = formatOf(request, asked)
  const changes =
    format === 'html' || format === 'atom'
      ? await changesIn({ store, snapshot: standing }, { ground: document.asked, answer: document.answer })
      : []
  if (changes === null && format === 'atom')
    return sendProblem(reply.header('retry-after', STORE_RETRY_S), problems.storeAway())
  const map = `${request.protocol}://${request.host}${settings.mapviewerPrefix}`
  const answered = written(format, { asked, document, changes, map, baseMap: parts.baseMap })
  if (format === 'csv') reply.header('content-disposition', asAttachment(`${place.kind}-${place.key}.csv`))
  return sendWritten(reply, answered, changes === null)
}

function foundAt(parts: Parts, kind: string, key: string): FoundPlace {
  if (!isKind(kind))
    throw new QuestionRefused([{ key: 'place', message: `must be one of ${placeKinds.join(', ')}` }])
  if (kind !== 'point') return placeAt(placesOf(parts), kind, key)
  const point = pointIn(key, parts.installation.settings.site.onScreen.country)
  if (point === null)
    throw new QuestionRefused([
      { key: 'point', message: 'must be a latitude and a longitude in degrees of WGS84, such as 53.33,6.75' },
    ])
  return { place: point }
}

/** By the parameter, else by what the caller prefers. */
function formatOf(request: FastifyRequest, { format }: Asked): PlaceFormat {
  const { f } = queryOf(request)
  return PLACE_FORMATS.find((one) => one === f) ?? format
}

type Written = { readonly type: string; readonly text: string }

type Telling = {
  readonly asked: Asked
  readonly document: PlaceDocument
  readonly changes: readonly PlaceChange[] | null
  readonly map: string
  readonly baseMap: BaseMap
}

/** What is told of a place, in each form. */
function written(format: PlaceFormat, { asked, document, changes, map, baseMap }: Telling): Written {
  const inFormat = {
    html: () => ({
      type: `${HTML_MEDIA}; charset=utf-8`,
      text: placePage({ asked, document, changes, map, baseMap }),
    }),
    json: () => ({ type: JSON_MEDIA, text: JSON.stringify(placeJson(asked, document)) }),
    geojson: () => ({ type: GEOJSON, text: JSON.stringify(placeGeoJson(asked, document)) }),
    csv: () => ({ type: 'text/csv; charset=utf-8', text: placeCsv(asked, document) }),
    atom: () => ({
      type: `${ATOM_MEDIA}; charset=utf-8`,
      text: placeFeed(asked, document, changes ?? []),
    }),
  } as const satisfies Record<PlaceFormat, () => Written>
  return inFormat[format]()
}

function sendWritten(reply: FastifyReply, { type, text }: Written, isPartly: boolean): Promise<FastifyReply> {
  const parts = [Buffer.from(text)]
  const hold = holdFor(reply, parts[0]!.length)
  if (!isPartly) return sendMade(reply, { parts, hold, type, ...SHARED })
  // A page without its changes must not be kept as the page of this version.
  reply.removeHeader('etag')
  return sendMade(reply, { parts, hold, type, cacheControl: 'no-store' })
}
