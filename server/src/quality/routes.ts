import { objectAddress } from '../object-address.ts'
import { speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import type { FastifyInstance } from 'fastify'
import { csvLines } from '../answer/csv-cell.ts'
import { escapeHtml } from '../answer/escape-html.ts'
import { sendMade } from '../answer/send-once.ts'
import { datasetOf } from '../export/dataset-of.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, SHARED, tagOf } from '../features/asked.ts'
import { linkTo, pageHtml, tableHtml } from '../features/html/frame.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { parametersOf, type Query } from '../request/address-parameters.ts'
import { qualityOf, type Found } from '../findings/rules.ts'

const words = {
  nl: {
    title: 'Kwaliteit van de gegevens',
    lead: 'Deze regels zoeken naar gegevens die niet kloppen of ontbreken. Wij veranderen niets: u ziet wat er is aangeleverd.',
    rule: 'Regel',
    count: 'Gevonden',
    none: 'Deze regel vindt niets.',
    object: 'Object',
    kind: 'Soort',
    what: 'Wat',
  },
  en: {
    title: 'Quality of the data',
    lead: 'These rules look for data that are wrong or missing. We change nothing: you see what was supplied.',
    rule: 'Rule',
    count: 'Found',
    none: 'This rule finds nothing.',
    object: 'Object',
    kind: 'Kind',
    what: 'What',
  },
} as const satisfies Record<Language, Record<string, string>>

const QUALITY = '/quality'

/** What rules find in the data: how much, and each rule with its rows; as page, JSON and CSV. */
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
    const asked = askedOf(request, { prefix, snapshot: standing, formats: ['json', 'html', 'csv'] })
    parametersOf(request.query as Query, COMMON_PARAMETERS)
    const { rule: id = '' } = request.params as { rule?: string }
    const all = qualityOf(standing)
    const found = all.find(({ rule }) => rule.id === id)
    if (found === undefined)
      return sendProblem(
        reply,
        problems.noRule(
          id,
          all.map(({ rule }) => rule.id),
        ),
      )
    if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
    const { findings } = found
    if ((request.query as Query)['f'] === 'csv') {
      const lines = findings.map((one) => [one.layer, one.key, one.name, one[asked.language]])
      const bytes = Buffer.from(csvLines([['table', 'key', 'name', 'finding'], ...lines]))
      return sendMade(reply, { parts: [bytes], hold: undefined, type: 'text/csv; charset=utf-8', ...SHARED })
    }
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
    forms: [{ href: withParameters(asked.url, { f: 'csv' }), text: 'CSV' }],
    body: [
      `<p>${escapeHtml(told)}</p>`,
      rows.length === 0
        ? `<p>${escapeHtml(word.none)}</p>`
        : `<p>${escapeHtml(word.count)}: ${showAmount(rows.length, language)}</p>${tableHtml(title, [word.object, word.kind, word.what], rows)}`,
    ].join(''),
  })
}
