import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy } from '../answer/security-headers.ts'
import { sendMade } from '../answer/send-once.ts'
import { datasetOf } from '../export/dataset-of.ts'
import type { Asked } from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, SHARED, tagOf } from '../features/asked.ts'
import { sendMissing } from '../features/html/missing-page.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import { sendFile } from '../files/send-file.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { parametersOf, pathPart, queryOf } from '../request/address-parameters.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { OverviewChart } from './chart.ts'
import { chartTable } from './chart-file.ts'
import { overviewCharts } from './charts.ts'
import { chartOnPaper, chartPage, embeddedPage, overviewPage } from './pages.ts'
import { SAVE_PICTURE } from './save-picture.ts'
import { wordsIn } from './words.ts'

type Handler = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  snapshot: Snapshot,
) => Promise<FastifyReply>

const CHART_FILES = ['csv', 'xlsx'] as const
const CHART_FORMATS = ['json', 'html', 'svg', ...CHART_FILES]

/** The country in figures: all charts, each by itself, and each for a frame on another site. */
export function routeOverview(
  scope: FastifyInstance,
  { settings: { prefix }, snapshot }: Installation,
): void {
  const routed = (path: string, formats: readonly string[], handler: Handler): void => {
    scope.get(path, async (request, reply) => {
      const standing = snapshot()
      if (standing === null) return sendProblem(reply, problems.notReady())
      const asked = askedOf(request, { prefix, snapshot: standing, formats })
      parametersOf(queryOf(request), COMMON_PARAMETERS)
      if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
      return handler(request, reply, asked, standing)
    })
  }
  routed('/overview', ['json', 'html'], (_request, reply, asked, standing) => {
    const charts = overviewCharts(standing, asked.language)
    return asked.format === 'html'
      ? sendHtml(reply, overviewPage(asked, charts))
      : sendJson(reply, {
          dataset: datasetOf(standing.version, asked.language),
          charts: charts.map(documentOf),
        })
  })
  const named =
    (answer: (chart: OverviewChart, ...rest: Parameters<Handler>) => Promise<FastifyReply>): Handler =>
    async (request, reply, asked, standing) => {
      const id = pathPart(request, 'chart')
      const charts = overviewCharts(standing, asked.language)
      const chart = charts.find((one) => one.id === id)
      if (chart === undefined)
        return sendMissing(reply, asked, {
          problem: problems.noChart(
            id,
            charts.map((one) => one.id),
          ),
          what: id,
          others: { href: `${asked.home}/overview`, text: wordsIn(asked.language)('title') },
        })
      return answer(chart, request, reply, asked, standing)
    }
  scope.get('/overview/save-picture.js', async (_request, reply) =>
    sendMade(reply, {
      parts: [Buffer.from(SAVE_PICTURE)],
      hold: undefined,
      type: 'text/javascript; charset=utf-8',
      ...SHARED,
    }),
  )
  routed('/overview/:chart', CHART_FORMATS, named(sendChart))
  routed(
    '/embed/:chart',
    ['html'],
    named(async (chart, _request, reply, asked) => {
      // The only pages that others may frame.
      reply.header('content-security-policy', contentSecurityPolicy({ framedBy: '*' }))
      return sendHtml(reply, embeddedPage(asked, chart))
    }),
  )
}

async function sendChart(
  chart: OverviewChart,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  { version }: Snapshot,
): Promise<FastifyReply> {
  const { f } = queryOf(request)
  if (f === 'svg') {
    const bytes = Buffer.from(chartOnPaper(asked, chart))
    return sendMade(reply, {
      parts: [bytes],
      hold: undefined,
      type: 'image/svg+xml; charset=utf-8',
      ...SHARED,
    })
  }
  const file = CHART_FILES.find((format) => format === f)
  if (file !== undefined) return sendFile(reply, chartTable(chart, asked), file)
  if (asked.format === 'html') return sendHtml(reply, chartPage(asked, chart))
  return sendJson(reply, { dataset: datasetOf(version, asked.language), ...documentOf(chart) })
}

const documentOf = ({
  id,
  title,
  sentence,
  rule,
  labels,
  bands,
  inUnit,
  unit,
  labelHead,
  partialAt,
  provisional,
}: OverviewChart) => ({
  id,
  title,
  sentence,
  rule,
  unit: unit ?? inUnit,
  labelHead,
  partial: labels[partialAt] ?? null,
  ...(provisional !== null && { provisional }),
  labels,
  bands,
})
