import type { Table } from '@datacentre/catalogue/grammar/table'
import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import { tables } from '@datacentre/catalogue/tables'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendMade } from '../answer/send-once.ts'
import { holdFor } from '../answer/send-parts.ts'
import {
  ATOM_MEDIA,
  HTML_MEDIA,
  JSON_MEDIA,
  ownLinks,
  withParameters,
  type Asked,
  type Link,
} from '../features/api-base.ts'
import { askedOf, isKnown, SHARED, tagOf } from '../features/asked.ts'
import { citationOf } from '../features/html/citation.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { AddressRefused, parametersOf, pathPart, queryOf } from '../request/address-parameters.ts'
import { keptIn } from '../request/version-asked.ts'
import { feedOfAll, feedOfTable } from './feeds.ts'
import { shownVersion, versionsThen } from './overview.ts'
import { overviewPage, tablePage } from './pages.ts'
import { changesQuestion, neighbours, type ChangesQuestion } from './question.ts'
import { changesPage, countsOf, type ChangesPage, type Served } from './reading.ts'
import { shownChange } from './shown-change.ts'

const FORMATS = ['json', 'html', 'atom']
const ATOM = '.atom'

/** What two named versions differ in stays so; a day, as what we call things may change with a release. */
const cachedBetween = ({ named }: ChangesQuestion): Pick<Answered, 'cacheControl'> =>
  named === 'both' ? { cacheControl: 'public, max-age=86400, immutable' } : {}

type Answered = {
  readonly bytes: string
  readonly type: string
  readonly cacheControl?: string
}

/** Reads what an address asks for, and answers it. */
type Handler = (
  request: FastifyRequest,
  answering: { readonly served: Served; readonly asked: Asked },
) => () => Promise<Answered>

/** What changed between the versions that are kept: all tables together, and each row by row; as page, JSON and feed. */
export function routeChanges(scope: FastifyInstance, installation: Installation): void {
  const { settings, store } = installation
  const routed = (path: string, handler: Handler): void => {
    scope.get(path, async (request, reply) => {
      const snapshot = installation.snapshot()
      if (snapshot === null) return sendProblem(reply, problems.notReady())
      const asked = askedOf(request, { prefix: settings.prefix, snapshot, formats: FORMATS })
      const answer = handler(request, { served: { store, snapshot }, asked })
      if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
      return sendAnswered(reply, await answer())
    })
  }
  routed('/changes', answerOverview)
  routed(`/changes${ATOM}`, answerOverview)
  routed('/changes/:table', answerTable)
}

function sendAnswered(
  reply: FastifyReply,
  { bytes, type, cacheControl = SHARED.cacheControl }: Answered,
): Promise<FastifyReply> {
  const parts = [Buffer.from(bytes)]
  const hold = holdFor(reply, parts[0]!.length)
  return sendMade(reply, { parts, hold, type, vary: SHARED.vary, cacheControl })
}

const isAtom = (request: FastifyRequest): boolean =>
  queryOf(request)['f'] === 'atom' || request.url.split('?', 1)[0]!.endsWith(ATOM)

const atom = (bytes: string): Answered => ({ bytes, type: `${ATOM_MEDIA}; charset=utf-8` })
const html = (bytes: string): Answered => ({ bytes, type: `${HTML_MEDIA}; charset=utf-8` })
const json = (document: object): Answered => ({ bytes: JSON.stringify(document), type: JSON_MEDIA })

const answerOverview: Handler = (request, { served, asked }) => {
  parametersOf(queryOf(request), COMMON_PARAMETERS)
  return async () => {
    const versions = await versionsThen(served, asked)
    if (isAtom(request)) return atom(feedOfAll(asked, versions))
    const links = [...ownLinks(asked, JSON_MEDIA), atomLink(`${asked.home}/changes${ATOM}`)]
    if (asked.format === 'html') return html(overviewPage(asked, versions, links))
    return json({
      links,
      versions: versions.map(({ version, before, tables: ofVersion }) => ({
        ...shownVersion(version),
        before: before?.id ?? null,
        tables: ofVersion,
      })),
    })
  }
}

const atomLink = (href: string): Link => ({ href, rel: 'alternate', type: ATOM_MEDIA })

function tableNamed(named: string): Table {
  const table = tables.find(({ id }) => id === named)
  if (table !== undefined) return table
  const known = tables.map(({ id }) => id)
  throw new AddressRefused(problems.noTable(named, known))
}

const answerTable: Handler = (request, answering) => {
  const named = pathPart(request, 'table')
  const table = tableNamed(named.endsWith(ATOM) ? named.slice(0, -ATOM.length) : named)
  const question = changesQuestion(answering.served.snapshot, table, queryOf(request))
  const form = isAtom(request) ? feed : document
  return () => form(table, question, answering)
}

type Form = (
  table: Table,
  question: ChangesQuestion,
  answering: { readonly served: Served; readonly asked: Asked },
) => Promise<Answered>

/** The changes between two versions as a page or as JSON. */
const document: Form = async (table, question, { served, asked }) => {
  const { pair } = question
  const [from, to] = pair
  const page = await changesPage(served, table, question, [pair])
  const showing = { table, language: asked.language, home: asked.home }
  const shown = {
    table,
    pair,
    counts: await countsOf(served, table, pair),
    changes: page.changes.map((one) => shownChange(showing, one)),
    kept: keptIn(served.snapshot),
    links: linksOf(asked, question, page),
    cited: citedAddress(asked, question),
  }
  const ofVersion = { ...asked, version: to }
  // The page also tells which versions there are to choose from.
  if (asked.format === 'html') return html(tablePage(ofVersion, shown))
  const title = speak(asked.language)(`table.${table.id}` as TextKey)
  const told = {
    table: table.id,
    title,
    from: shownVersion(from),
    to: shownVersion(to),
    counts: shown.counts,
    numberReturned: shown.changes.length,
    changes: shown.changes,
    citation: citationOf(ofVersion, title, shown.cited),
    links: shown.links,
  }
  return { ...json(told), ...cachedBetween(question) }
}

/** Without a version in the address a feed goes back through all that are kept, so that who looks seldom misses none. */
const feed: Form = async (table, question, { served, asked }) => {
  const pairs = question.named === 'none' ? neighbours(served.snapshot) : [question.pair]
  const page = await changesPage(served, table, question, pairs)
  const next = linksOf(asked, question, page).find(({ rel }) => rel === 'next')?.href ?? null
  const latest = question.named === 'none' ? asked.version : question.pair[1]
  const written = feedOfTable(asked, { table, changes: page.changes, latest, next })
  return { ...atom(written), ...cachedBetween(question) }
}

function linksOf(asked: Asked, { limit, offset }: ChangesQuestion, { hasMore }: ChangesPage): Link[] {
  const origin = new URL(asked.base).origin
  const to = (start: number): string =>
    `${origin}${withParameters(asked.url, { offset: start === 0 ? undefined : start, limit })}`
  return [
    ...ownLinks(asked, JSON_MEDIA),
    atomLink(`${origin}${withParameters(asked.url, { f: 'atom' })}`),
    ...(hasMore ? [{ href: to(offset + limit), rel: 'next' }] : []),
    ...(offset > 0 ? [{ href: to(Math.max(0, offset - limit)), rel: 'prev' }] : []),
  ]
}

/** The address of the same changes whenever it is asked. */
function citedAddress({ base, url }: Asked, { pair: [from, to] }: ChangesQuestion): string {
  const fixed = withParameters(url, { f: undefined, lang: undefined, from: from.id, to: to.id })
  return `${new URL(base).origin}${fixed}`
}
