import { LEAST_WELLS, MOST_WELLS, SECTION_PATH } from '@datacentre/catalogue/underground/section-addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendMade } from '../answer/send-once.ts'
import { holdFor } from '../answer/send-parts.ts'
import type { Asked } from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, SHARED, tagOf } from '../features/asked.ts'
import { sendFile } from '../files/send-file.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { queryOf } from '../request/address-parameters.ts'
import { beginningPage, sectionOnPaper, sectionPage } from './page.ts'
import { SECTION_FORMATS, sectionQuestion, SectionRefused } from './question.ts'
import { sectionDocument, type SectionDocument } from './section-document.ts'
import { sectionJson, sectionTable } from './section-files.ts'

/** Boreholes side by side at true depth: as page, JSON, picture, CSV and spreadsheet. */
export function routeSection(scope: FastifyInstance, installation: Installation): void {
  scope.get(SECTION_PATH, async (request, reply) => answerSection(installation, request, reply))
}

async function answerSection(
  { settings: { prefix, mapviewerPrefix }, snapshot, store }: Installation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const standing = snapshot()
  if (standing === null) return sendProblem(reply, problems.notReady())
  const query = queryOf(request)
  const asked = askedOf(request, { prefix, snapshot: standing, formats: SECTION_FORMATS })
  const map = `${request.protocol}://${request.host}${mapviewerPrefix}`
  try {
    const question = sectionQuestion(query)
    if (question === null) return beginning(reply, asked, map)
    if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
    const document = await sectionDocument({ store, snapshot: standing }, question)
    return await sendSection(reply, { asked, document, map, f: query['f'] })
  } catch (error) {
    // A visitor is told what is wrong above the form where it can be put right; a program gets a problem.
    if (!(error instanceof SectionRefused) || asked.format !== 'html') throw error
    reply.removeHeader('etag')
    return sendHtml(reply.code(400), beginningPage(asked, { faults: error.told, typed: query, map }))
  }
}

function beginning(reply: FastifyReply, asked: Asked, map: string): Promise<FastifyReply> {
  if (asked.format === 'html') return sendHtml(reply, beginningPage(asked, { faults: [], typed: {}, map }))
  throw new SectionRefused([
    { key: 'wells', word: 'fault.count', values: { least: LEAST_WELLS, most: MOST_WELLS, count: 0 } },
  ])
}

type Sent = {
  readonly asked: Asked
  readonly document: SectionDocument
  readonly map: string
  readonly f: unknown
}

async function sendSection(reply: FastifyReply, { asked, document, map, f }: Sent): Promise<FastifyReply> {
  if (f === 'svg') {
    const bytes = Buffer.from(sectionOnPaper(asked, document))
    const hold = holdFor(reply, bytes.length)
    return sendMade(reply, { parts: [bytes], hold, type: 'image/svg+xml; charset=utf-8', ...SHARED })
  }
  if (f === 'csv' || f === 'xlsx') return sendFile(reply, sectionTable(asked, document), f)
  return asked.format === 'html'
    ? sendHtml(reply, sectionPage(asked, document, map))
    : sendJson(reply, sectionJson(asked, document))
}
