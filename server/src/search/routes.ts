import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { SEARCH_PATH } from '@datacentre/catalogue/wire/found'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import type { FastifyInstance } from 'fastify'
import { companiesOf } from '../companies/companies.ts'
import { datasetOf } from '../export/dataset-of.ts'
import { askedOf, isKnown, sendHtml, sendJson, tagOf } from '../features/asked.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { queryOf } from '../request/address-parameters.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { foundBy } from './answer.ts'
import { everythingIn, findIn, textsInstead } from './everything.ts'
import { emptyPage, foundPage, nothingPage, tooLongPage } from './page.ts'
import { isTooLong, searchQuestion, tooLongRefused } from './question.ts'

/** One search over everything: objects, companies, places and pages; as page and as JSON. */
export function routeSearch(
  scope: FastifyInstance,
  { settings: { prefix, mapviewerPrefix, site }, snapshot }: Installation,
  towns: readonly Town[],
): void {
  scope.get(SEARCH_PATH, async (request, reply) => {
    // Search engines have the pages that results lead to.
    reply.header('x-robots-tag', 'noindex')
    const standing = snapshot()
    if (standing === null) return sendProblem(reply, problems.notReady())
    const asked = askedOf(request, { prefix, snapshot: standing })
    const question = searchQuestion(queryOf(request))
    const isPage = asked.format === 'html'
    if (isTooLong(question)) {
      if (!isPage) throw tooLongRefused()
      return sendHtml(reply.code(400), tooLongPage(asked, question.text))
    }
    if (isKnown(request, reply, tagOf(standing, asked))) return reply.code(304).send()
    const groups = everythingIn(standing, { site, towns })
    if (isPage && question.text === '') {
      const examples = examplesOf(standing).filter((text) => findIn(groups, text, 1).length > 0)
      return sendHtml(reply, emptyPage(asked, examples))
    }
    const map = `${request.protocol}://${request.host}${mapviewerPrefix}`
    const found = foundBy(groups, question, { asked, map })
    if (!isPage) return sendJson(reply, { dataset: datasetOf(standing.version, asked.language), ...found })
    return sendHtml(
      reply,
      found.count === 0
        ? nothingPage(asked, question.text, textsInstead(groups, question.text))
        : foundPage(asked, found),
    )
  })
}

/** Texts to try: a borehole, a field and a company from the middle of their lists, a block and a province. */
function examplesOf(snapshot: Snapshot): readonly string[] {
  const middleOf = <One>(list: readonly One[]): One | undefined => list[Math.floor(list.length / 2)]
  const nameOf = ({ id, name }: typeof boreholes | typeof fields): unknown =>
    middleOf(snapshot.layers.get(id)?.rows ?? [])?.[name]
  const names = [
    nameOf(boreholes),
    nameOf(fields),
    middleOf(companiesOf(snapshot).all)?.name,
    'K12',
    'Drenthe',
  ]
  return names.filter((name) => typeof name === 'string')
}
