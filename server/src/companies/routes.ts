import type { FastifyInstance, FastifyReply } from 'fastify'
import { csvLines } from '../answer/csv-cell.ts'
import { sendMade } from '../answer/send-once.ts'
import { datasetOf } from '../export/dataset-of.ts'
import type { Asked } from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, SHARED, tagOf } from '../features/asked.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { parametersOf, type Query } from '../request/address-parameters.ts'
import { companiesOf, type Companies, type Company } from './companies.ts'
import { companiesAsked, companiesQuestion, countNames, counts } from './list.ts'
import { companiesPage, companyAddress, companyPage } from './pages.ts'

/** Every company that the registers name, and the page of each: as page and as JSON, the list as CSV too. */
export function routeCompanies(
  scope: FastifyInstance,
  { settings: { prefix }, snapshot }: Installation,
): void {
  scope.get('/companies', async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const asked = askedOf(request, { prefix, snapshot: standing, formats: ['json', 'html', 'csv'] })
    const question = companiesQuestion(request.query as Query)
    if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
    const found = companiesAsked(companiesOf(standing), question)
    if ((request.query as Query)['f'] === 'csv') return sendCsv(reply, found)
    if (asked.format === 'html') return sendHtml(reply, companiesPage(asked, { found, ...question }))
    return sendJson(reply, {
      dataset: datasetOf(standing.version, asked.language),
      companies: found.map((company) => inShort(asked, company)),
    })
  })
  scope.get('/companies/:company', async (request, reply) => {
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const asked = askedOf(request, { prefix, snapshot: standing })
    parametersOf(request.query as Query, COMMON_PARAMETERS)
    const { company: key = '' } = request.params as { company?: string }
    const companies = companiesOf(standing)
    const company = companies.byKey.get(key)
    if (company === undefined) return sendProblem(reply, problems.noCompany(key))
    if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
    return asked.format === 'html'
      ? sendHtml(reply, companyPage(asked, { company, companies }))
      : sendJson(reply, {
          dataset: datasetOf(standing.version, asked.language),
          ...inFull(asked, company, companies),
        })
  })
}

const inShort = (asked: Asked, company: Company) => ({
  key: company.key,
  name: company.name,
  names: company.names,
  address: companyAddress(asked, company),
  ...Object.fromEntries(countNames.map((name) => [name, counts[name](company)])),
})

const inFull = (asked: Asked, company: Company, { national }: Companies) => ({
  ...inShort(asked, company),
  idleBoreholes: company.idle.map(({ boreholeDbk, boreholeName, statusDescription }) => ({
    boreholeDbk,
    boreholeName,
    statusDescription,
  })),
  fieldCodes: company.rowsOf('fields', 'fieldOperator').map(({ fieldCode }) => fieldCode),
  licencesInForce: company.licencesInForce.map(({ gdnrCollectionId, licenceName, expiryDate }) => ({
    gdnrCollectionId,
    licenceName,
    expiryDate,
  })),
  production: [...company.production].map(([product, byYear]) => ({
    product,
    years: [...byYear]
      .toSorted((a, b) => a[0] - b[0])
      .map(([year, total]) => ({ year, total, national: national.get(product)?.get(year) ?? null })),
  })),
})

function sendCsv(reply: FastifyReply, found: readonly Company[]): Promise<FastifyReply> {
  const heads = ['key', 'name', ...countNames]
  const rows = found.map((company) => [
    company.key,
    company.name,
    ...countNames.map((name) => counts[name](company)),
  ])
  return sendMade(reply, {
    parts: [Buffer.from(csvLines([heads, ...rows]))],
    hold: undefined,
    type: 'text/csv; charset=utf-8',
    ...SHARED,
  })
}
