import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { expiryOf } from '@datacentre/catalogue/past/in-force'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { datasetOf } from '../export/dataset-of.ts'
import type { Asked } from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, tagOf } from '../features/asked.ts'
import { sendMissing } from '../features/html/missing-page.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import { yearTold } from '../files/provisional-column.ts'
import { sendFile } from '../files/send-file.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { parametersOf, pathPart, queryOf } from '../request/address-parameters.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { companiesOf, type Companies, type Company, type Yearly } from './companies.ts'
import { companyAddress, companyPage } from './company-page.ts'
import { countNames, counts } from './counts.ts'
import { companiesTable } from './list-file.ts'
import { companiesPage, FILES } from './list-page.ts'
import { companiesAsked } from './list.ts'
import { companyProductionTable } from './production-file.ts'
import { PRODUCTION_FILES } from './production-html.ts'
import { companiesQuestion, refuseUnread } from './question.ts'
import { wordsIn } from './words.ts'

/** Every company that the registers name, and the page of each: as page and as JSON, the list as CSV and spreadsheet too. */
export function routeCompanies(
  scope: FastifyInstance,
  { settings: { prefix }, snapshot }: Installation,
): void {
  scope.get('/companies', async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    return answerList(request, reply, { prefix, snapshot: standing })
  })
  scope.get('/companies/:company', async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const asked = askedOf(request, {
      prefix,
      snapshot: standing,
      formats: ['json', 'html', ...PRODUCTION_FILES],
    })
    const query = queryOf(request)
    parametersOf(query, COMMON_PARAMETERS)
    const key = pathPart(request, 'company')
    const companies = companiesOf(standing)
    const company = companies.byKey.get(key)
    if (company === undefined)
      return sendMissing(reply, asked, {
        problem: problems.noCompany(key),
        what: key,
        others: { href: `${asked.home}/companies`, text: wordsIn(asked.language)('title') },
      })
    if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
    const file = PRODUCTION_FILES.find((format) => format === query['f'])
    if (file !== undefined)
      return sendFile(reply, companyProductionTable({ company, companies }, asked), file)
    return asked.format === 'html'
      ? sendHtml(reply, companyPage(asked, { company, companies }))
      : sendJson(reply, {
          dataset: datasetOf(standing.version, asked.language),
          ...inFull(asked, company, companies),
        })
  })
}

type Served = { readonly prefix: string; readonly snapshot: Snapshot }

function answerList(
  request: FastifyRequest,
  reply: FastifyReply,
  { prefix, snapshot }: Served,
): FastifyReply | Promise<FastifyReply> {
  const query = queryOf(request)
  const asked = askedOf(request, { prefix, snapshot, formats: ['json', 'html', ...FILES] })
  const { question, unread } = companiesQuestion(query)
  if (asked.format === 'json') refuseUnread(query, unread)
  if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
  const found = companiesAsked(companiesOf(snapshot), question)
  if (asked.format === 'html') return sendHtml(reply, companiesPage(asked, { question, found, unread }))
  const { companies } = found
  const { version } = snapshot
  const { language } = asked
  const file = FILES.find((format) => format === query['f'])
  if (file !== undefined)
    return sendFile(reply, companiesTable({ companies, question, version, language }), file)
  return sendJson(reply, {
    dataset: datasetOf(version, language),
    companies: companies.map((company) => inShort(asked, company)),
  })
}

const inShort = (asked: Asked, company: Company) => ({
  key: company.key,
  name: company.name,
  names: company.names,
  address: companyAddress(asked, company),
  roles: company.roles,
  landSea: company.landSea,
  ...Object.fromEntries(countNames.map((name) => [name, counts[name](company)])),
})

const inFull = (asked: Asked, company: Company, { national, nationalGeothermalWater }: Companies) => ({
  ...inShort(asked, company),
  idleBoreholes: company.idle.map(({ boreholeDbk, boreholeName, statusDescription }) => ({
    boreholeDbk,
    boreholeName,
    statusDescription,
  })),
  fieldCodes: company.rowsOf('fields', 'fieldOperator').map(({ fieldCode }) => fieldCode),
  licencesInForce: company.licences.inForce.map((row) => ({
    gdnrCollectionId: row['gdnrCollectionId'],
    licenceName: row['licenceName'],
    expiryDate: expiryOf(row),
  })),
  production: [...company.production].map(([product, byYear]) => ({
    product,
    years: yearsOf(asked, byYear, national.get(product)),
  })),
  geothermalWater: yearsOf(asked, company.geothermalWater, nationalGeothermalWater),
  figures: [...company.figures].map(([screen, { first, last }]) => ({ screen, first, last })),
})

/** Each year with to which month it goes where it is not whole, and from which month it is provisional. */
function yearsOf({ version }: Asked, own: Yearly, national: Yearly | undefined) {
  const span = figureSpan(version)
  return [...own]
    .toSorted((a, b) => a[0] - b[0])
    .map(([year, total]) => ({
      year,
      ...yearTold(year, span),
      total,
      national: national?.get(year) ?? null,
    }))
}
