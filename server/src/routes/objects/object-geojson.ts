import { asAttachment } from '../../answer/attachment.ts'
import { sendOnce } from '../../answer/send-once.ts'
import { geoJsonFeature } from '../../export/geojson-feature.ts'
import { problems, sendProblem } from '../../problems.ts'
import type { HandlerOf, Handlers } from '../answering.ts'
import { fromStore } from '../../from-store.ts'
import type { Installation } from '../../installation.ts'
import { languageAsked } from '../../answer/language-asked.ts'
import { layerIn } from './map-layers.ts'
import { geometryOf } from './objects.ts'

const GEOJSON_TYPE = 'application/geo+json; charset=utf-8'

/** One object as a file that every program for maps opens, with its source, licence and version in it. */
export function answerGeoJson({ store, settings }: Installation): Pick<Handlers, 'object-geojson'> {
  const answerObject: HandlerOf<'object-geojson'> = async ({ request, reply, snapshot, inPath }) => {
    const served = layerIn(snapshot, inPath.layer)
    if (served === undefined) return sendProblem(reply, problems.notFound(request.url))
    const { id } = inPath
    const row = served.find(id)
    if (row === undefined) return sendProblem(reply, problems.noObject(served.layer.id, id))
    const { layer } = served
    const language = languageAsked(request)
    const path = layer.page(String(row[layer.pageId]))
    const feature = geoJsonFeature({
      columns: layer.table.columns,
      row,
      key: layer.key,
      geometry: await fromStore({ store, snapshot }, (reading) => geometryOf(reading, { served, row })),
      version: snapshot.version,
      language,
      page: `${request.protocol}://${request.host}${settings.mapviewerPrefix}/${path}?lang=${language}`,
      made: new Date(),
    })
    reply.header('content-disposition', asAttachment(`${String(row[layer.title])}.geojson`))
    return sendOnce(reply, Buffer.from(JSON.stringify(feature, null, 1)), GEOJSON_TYPE)
  }
  return { 'object-geojson': { fromData: answerObject } }
}
