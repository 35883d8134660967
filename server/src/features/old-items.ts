import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { Connection } from '@datacentre/database'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendMade } from '../answer/send-once.ts'
import { holdFor } from '../answer/send-parts.ts'
import type { Collection } from '../collections/collections.ts'
import { featureOf } from '../collections/feature-file.ts'
import { parametersOf, queryOf, QuestionRefused } from '../request/address-parameters.ts'
import { versionAsked } from '../request/version-asked.ts'
import { fromStore } from '../from-store.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { sayOldVersion } from '../version-words.ts'
import { oldPage } from '../versions/old-rows.ts'
import { GEOJSON, withParameters, type Asked } from './api-base.ts'
import { datasetOf } from '../export/dataset-of.ts'
import { isKnown, sendHtml, SHARED, tagOf } from './asked.ts'
import { itemsPage } from './html/item-pages.ts'
import { pageLinks, type FeatureJson } from './items.ts'
import { COMMON_PARAMETERS, itemsQuestion } from './question.ts'

type Then = {
  readonly collection: Collection
  readonly asked: Asked
  readonly snapshot: Snapshot
  readonly store: Connection
}

const FORMS = ['json', 'geojson', 'html']

/** The features of a collection as an old version has them, a page at a time; only the standing one can be searched. */
export async function sendOldItems(
  request: FastifyRequest,
  reply: FastifyReply,
  { collection, asked, snapshot, store }: Then,
): Promise<FastifyReply> {
  const given = parametersOf(queryOf(request), [...COMMON_PARAMETERS, 'version', 'limit', 'offset'])
  const { version: named = '', lang: _language, f = 'json', ...part } = given
  const question = itemsQuestion(collection, part)
  const version = versionAsked(snapshot, 'version', named)
  if (!FORMS.includes(f))
    throw new QuestionRefused([
      { key: 'f', message: `must be one of ${FORMS.join(', ')} beside version; /files has whole versions` },
    ])
  if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
  const rows = await fromStore({ store, snapshot: { version } }, (reading) =>
    oldPage(reading, collection, question),
  )
  const features = rows.map(({ row, geometry }) => featureOf(collection, row, geometry))
  const matched = version.rowCounts[collection.table.id] ?? 0
  const ofVersion = { ...asked, version }
  const links = pageLinks(collection, ofVersion, { ...question, matched })
  const note = sayOldVersion(version, snapshot.version, asked.language)
  if (asked.format === 'html') {
    const places = rows.map((_, at) => question.offset + at)
    const page = { matched, places, links }
    const pageOf = objectPage(collection, ofVersion)
    return sendHtml(
      reply,
      itemsPage({ collection, asked: ofVersion, page, question, features, pageOf, notice: note }),
    )
  }
  const json = {
    type: 'FeatureCollection',
    version: version.id,
    dataset: datasetOf(version, asked.language),
    ...(note !== null && { newestVersion: snapshot.version.id, note }),
    timeStamp: new Date().toISOString(),
    numberMatched: matched,
    numberReturned: features.length,
    links,
    features,
  }
  const parts = [Buffer.from(JSON.stringify(json))]
  return sendMade(reply, { parts, hold: holdFor(reply, parts[0]!.length), type: GEOJSON, ...SHARED })
}

/** The pages of objects know old versions too; rows of figures have none. */
const objectPage =
  ({ id }: Collection, { home, version }: Asked) =>
  (feature: FeatureJson): string | null =>
    mapLayers.some((layer) => layer.id === id)
      ? withParameters(`${home}/${id}/${encodeURIComponent(feature.id)}`, { version: version.id })
      : null
