import { objectAddress } from '../object-address.ts'
import type { FastifyInstance } from 'fastify'
import { datasetOf } from '../export/dataset-of.ts'
import type { Asked } from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, tagOf } from '../features/asked.ts'
import { sendMissing } from '../features/html/missing-page.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import { sendFile } from '../files/send-file.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { parametersOf, pathPart, queryOf } from '../request/address-parameters.ts'
import { qualityReady, qualityOf, type Found } from '../findings/quality-of.ts'
import { findingsTable } from './findings-file.ts'
import { FILES, QUALITY, qualityPage, rulePage } from './pages.ts'
import { words } from './words.ts'

/** What rules find in the data: how much, and each rule with its rows; as page, JSON, CSV and spreadsheet. */
export function routeQuality(scope: FastifyInstance, { settings: { prefix }, snapshot }: Installation): void {
  scope.get(QUALITY, async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const asked = askedOf(request, { prefix, snapshot: standing })
    parametersOf(queryOf(request), COMMON_PARAMETERS)
    if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
    await qualityReady(standing)
    const found = qualityOf(standing)
    if (asked.format === 'html') return sendHtml(reply, qualityPage(asked, found))
    return sendJson(reply, {
      dataset: datasetOf(standing.version, asked.language),
      rules: found.map((one) => inShort(asked, one)),
    })
  })
  scope.get(`${QUALITY}/:rule`, async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const asked = askedOf(request, { prefix, snapshot: standing, formats: ['json', 'html', ...FILES] })
    parametersOf(queryOf(request), COMMON_PARAMETERS)
    const id = pathPart(request, 'rule')
    await qualityReady(standing)
    const all = qualityOf(standing)
    const found = all.find(({ rule }) => rule.id === id)
    if (found === undefined)
      return sendMissing(reply, asked, {
        problem: problems.noRule(
          id,
          all.map(({ rule }) => rule.id),
        ),
        what: id,
        others: { href: `${asked.home}${QUALITY}`, text: words[asked.language].title },
      })
    if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
    const { findings } = found
    const file = FILES.find((format) => format === queryOf(request)['f'])
    if (file !== undefined) return sendFile(reply, findingsTable(found, asked), file)
    if (asked.format === 'html') return sendHtml(reply, rulePage(asked, found))
    return sendJson(reply, {
      dataset: datasetOf(standing.version, asked.language),
      ...inShort(asked, found),
      findings: findings.map((one) => ({
        table: one.layer,
        key: one.key,
        name: one.name,
        finding: one[asked.language],
        address: objectAddress(asked, one.layer, one.key),
      })),
    })
  })
}

const inShort = ({ language, home }: Asked, { rule, findings }: Found) => ({
  id: rule.id,
  ...rule.words[language],
  count: findings.length,
  address: `${home}${QUALITY}/${rule.id}`,
})
