import type { Borehole } from '@datacentre/catalogue'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { speak } from '@datacentre/catalogue/texts/index'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asAttachment } from '../answer/attachment.ts'
import { csvLines } from '@datacentre/catalogue/wording/csv'
import { rowsWithSource } from '@datacentre/catalogue/wording/source-line'
import { sendMade } from '../answer/send-once.ts'
import { holdFor } from '../answer/send-parts.ts'
import { datasetOf } from '../export/dataset-of.ts'
import { JSON_MEDIA, ownLinks, type Asked } from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, SHARED, tagOf } from '../features/asked.ts'
import { sourceOf } from '../files/origin.ts'
import { sendMissing } from '../features/html/missing-page.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { pathPart, queryOf } from '../request/address-parameters.ts'
import { holeDocument, type HoleDocument } from './hole-document.ts'
import { holeNotes, holeOnPaper, holePage, holeSentence, holeTitle } from './page.ts'
import { HOLE_FORMATS, viewAsked } from './question.ts'
import { TURN_SCRIPT, TURN_SCRIPT_PATH } from './turn-script.ts'

/** A borehole from all sides, below its page: as page, JSON, picture and CSV. */
export function routeHoleView(scope: FastifyInstance, installation: Installation): void {
  scope.get(TURN_SCRIPT_PATH, async (_request, reply) => send(reply, TURN_SCRIPT, 'text/javascript'))
  scope.get('/boreholes/:id/3d', async (request, reply) => answerHole(installation, request, reply))
}

function send(reply: FastifyReply, text: string, type: string): Promise<FastifyReply> {
  const bytes = Buffer.from(text)
  const hold = holdFor(reply, bytes.length)
  return sendMade(reply, { parts: [bytes], hold, type: `${type}; charset=utf-8`, ...SHARED })
}

async function answerHole(
  { settings: { prefix }, snapshot, store }: Installation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const standing = snapshot()
  if (standing === null) return sendProblem(reply, problems.notReady())
  const asked = askedOf(request, { prefix, snapshot: standing, formats: HOLE_FORMATS })
  const query = queryOf(request)
  const view = viewAsked(query)
  const id = pathPart(request, 'id')
  const borehole = standing.layers.get('boreholes')?.find(id) as Borehole | undefined
  if (borehole === undefined)
    return sendMissing(reply, asked, {
      problem: problems.noObject('boreholes', id),
      what: id,
      others: {
        href: `${asked.home}${boreholes.route}`,
        text: speak(asked.language)('register.boreholes.title'),
      },
    })
  if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
  const document = await holeDocument({ store, snapshot: standing }, borehole)
  if (query['f'] === 'svg') return send(reply, holeOnPaper({ asked, document, view }), 'image/svg+xml')
  if (query['f'] === 'csv') {
    reply.header('content-disposition', asAttachment('borehole-3d.csv'))
    return send(reply, holeCsv(asked, document), 'text/csv')
  }
  return asked.format === 'html'
    ? sendHtml(reply, holePage({ asked, document, view }))
    : sendJson(reply, holeJson(asked, document))
}

const rounded = (metres: number): number => Math.round(metres * 100) / 100 + 0

/** Every place of the path with the layer that begins or goes on there. */
function holeCsv(asked: Asked, { path, layers, borehole }: HoleDocument): string {
  const heads = ['boreholeDbk', 'ahDepth_m', 'depth_m', 'east_m', 'north_m', 'unit', 'datum']
  const tracks = layers.length === 0 ? [{ unit: null, track: path }] : layers
  const rows = tracks.flatMap(({ unit, track }) =>
    track.map(({ ahDepth, spot: [east, north, depth] }) => [
      borehole.boreholeDbk,
      ahDepth,
      rounded(depth),
      rounded(east),
      rounded(north),
      unit,
      borehole.drpHeightInMeters === null ? null : borehole.drpDatumCode,
    ]),
  )
  return csvLines(rowsWithSource([heads, ...rows], sourceOf(asked, { made: new Date() })))
}

function holeJson(asked: Asked, document: HoleDocument): unknown {
  const { borehole, by, path, layers, azimuth, reach } = document
  const inNumbers = (spots: HoleDocument['path']) =>
    spots.map(({ ahDepth, spot: [east, north, depth] }) => ({
      ahDepth,
      east: rounded(east),
      north: rounded(north),
      depth: rounded(depth),
    }))
  return {
    dataset: datasetOf(asked.version, asked.language),
    title: holeTitle(document, asked.language),
    text: holeSentence(document, asked.language),
    notes: holeNotes(document, asked.language),
    boreholeDbk: borehole.boreholeDbk,
    datum: borehole.drpHeightInMeters === null ? null : borehole.drpDatumCode,
    referenceHeightInMeters: borehole.drpHeightInMeters,
    depthsBy: by,
    azimuth: path.length === 0 ? null : rounded(azimuth),
    reachInMeters: rounded(reach),
    path: inNumbers(path),
    layers: layers.map(({ unit, track }) => ({ unit, track: inNumbers(track) })),
    links: ownLinks(asked, JSON_MEDIA),
  }
}
