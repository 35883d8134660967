import { objectAddress } from '../object-address.ts'
import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../answer/escape-html.ts'
import { datasetOf } from '../export/dataset-of.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, tagOf } from '../features/asked.ts'
import { linkTo, pageHtml, tableHtml } from '../features/html/frame.ts'
import { sendMissing } from '../features/html/missing-page.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import { sendFile } from '../files/send-file.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { parametersOf, type Query } from '../request/address-parameters.ts'
import { qualityOf, type Found } from '../findings/quality-of.ts'
import { findingsTable } from './findings-file.ts'
import { words } from './words.ts'

/** What the findings of a rule are taken home as. */
const FILES = ['csv', 'xlsx'] as const

const QUALITY = '/quality'

/** What rules find in the data: how much, and each rule with its rows; as page, JSON, CSV and spreadsheet. */
export function routeQuality(scope: FastifyInstance, { settings: { prefix }, snapshot }: Installation): void {
  scope.get(QUALITY, async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const asked = askedOf(request, { prefix, snapshot: standing })
    parametersOf(request.query as Query, COMMON_PARAMETERS)
    if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
    const found = qualityOf(standing)
    if (asked.format === 'html') return sendHtml(reply, overview(asked, found))
    return sendJson(reply, {
      dataset: datasetOf(standing.version, asked.language),
      rules: found.map((one) => inShort(asked, one)),
    })
  })
  scope.get(`${QUALITY}/:rule`, async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const asked = askedOf(request, { prefix, snapshot: standing, formats: ['json', 'html', ...FILES] })
    parametersOf(request.query as Query, COMMON_PARAMETERS)
    const { rule: id = '' } = request.params as { rule?: string }
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
    const file = FILES.find((format) => format === (request.query as Query)['f'])
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

function overview(asked: Asked, all: readonly Found[]): string {
  const { language, home } = asked
  const word = words[language]
  const rows = all.map(({ rule, findings }) => {
    const { title, rule: told } = rule.words[language]
    return `<tr><th scope="row">${linkTo(`${home}${QUALITY}/${rule.id}`, title, asked)}<br>${escapeHtml(told)}</th><td class="number">${showAmount(findings.length, language)}</td></tr>`
  })
  return pageHtml(asked, {
    title: word.title,
    body: `<p>${escapeHtml(word.lead)}</p>${tableHtml(word.title, [word.rule, word.count], rows)}`,
  })
}

function rulePage(asked: Asked, { rule, findings }: Found): string {
  const { language, home } = asked
  const word = words[language]
  const say = speak(language)
  const { title, rule: told } = rule.words[language]
  const rows = findings.map(
    (one) =>
      `<tr><th scope="row">${linkTo(objectAddress(asked, one.layer, one.key), one.name, asked)}</th><td>${escapeHtml(say(`map.kind.${one.layer}` as TextKey))}</td><td>${escapeHtml(one[language])}</td></tr>`,
  )
  return pageHtml(asked, {
    title,
    above: [{ href: `${home}${QUALITY}`, text: word.title }],
    forms:
      findings.length === 0
        ? []
        : FILES.map((f) => ({ href: withParameters(asked.url, { f }), text: f.toUpperCase() })),
    body: [
      `<p>${escapeHtml(told)}</p>`,
      rows.length === 0
        ? `<p>${escapeHtml(word.none)}</p>`
        : `<p>${escapeHtml(word.count)}: ${showAmount(rows.length, language)}</p>${tableHtml(title, [word.object, word.kind, word.what], rows)}`,
    ].join(''),
  })
}
