import type { Register } from '@datacentre/catalogue/grammar/register'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { addresses, type CallId } from '@datacentre/catalogue/wire/addresses'
import { fixedCalls, productionCalls, registerCalls, type Call } from '@datacentre/catalogue/wire/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems, sendProblem, type KeyFault } from '../problems.ts'
import { bodyCheck } from '../request/body-faults.ts'
import { queryOf } from '../request/address-parameters.ts'
import { CollectedIds } from '../request/collected-ids.ts'
import { registerAsked } from '../versions/register-asked.ts'
import { inTimeSlices } from '../time-slices.ts'
import { refuseForeignCalls } from '../request/xsrf.ts'
import type { Answering, Handlers } from './answering.ts'
import { answerBoreholes } from './boreholes/boreholes.ts'
import { answerFigures, exportFigures } from './figures.ts'
import { answerFiles } from './boreholes/files.ts'
import { answerLookUps } from './look-ups.ts'
import type { Installation } from '../installation.ts'
import { findingsHandlers } from './objects/findings.ts'
import { answerMapLayers } from './objects/map-layers.ts'
import { answerGeoJson } from './objects/object-geojson.ts'
import { answerObjects } from './objects/objects.ts'
import { answerLeft, answerOptions, answerPage } from './list-pages.ts'
import { answerPages } from './pages.ts'
import { answerList, exportRegister } from './registers.ts'
import { answerSearch } from './objects/suggest.ts'

/** How every call is answered that is not of a register or a production screen. */
const handlersOf = (installation: Installation): Handlers => ({
  ...answerLookUps(installation),
  ...answerPages(installation),
  ...answerBoreholes(installation),
  ...answerFiles(installation),
  ...answerSearch,
  ...answerMapLayers(installation),
  ...findingsHandlers,
  ...answerObjects(installation),
  ...answerGeoJson(installation),
})

type CollectIds = (request: FastifyRequest) => Promise<CollectedIds | null>

/** How an export by ids collects a list that is too long to be held. */
const collectorOf =
  (installation: Installation, register: Register): CollectIds =>
  async (request) => {
    const snapshot = installation.snapshot()
    if (snapshot === null) return null
    const { store } = installation
    return new CollectedIds(await registerAsked({ snapshot, store }, queryOf(request), register))
  }

/** How one call is answered; the schema of that call has checked the body that its handler takes. */
type Answered = { readonly answering: Answering<never>; readonly collectIds?: CollectIds }

const registerAnswers = (register: Register, installation: Installation) => ({
  list: { answering: { fromData: answerList(register, installation), isShared: true } },
  export: {
    answering: { fromData: exportRegister(register, installation) },
    collectIds: collectorOf(installation, register),
  },
  page: { answering: { fromData: answerPage(register, installation) } },
  options: { answering: { fromData: answerOptions(register, installation) } },
  left: { answering: { fromData: answerLeft(register, installation) } },
})

const productionAnswers = (screen: ProductionScreen) => ({
  list: { answering: { fromData: answerFigures(screen) } },
  export: { answering: { fromData: exportFigures(screen) } },
})

/** What is wrong with a body of a call, each fault told as closely as the call can. */
function faultsIn({ body: schema, closerFaults }: Call): (body: unknown) => readonly KeyFault[] {
  if (schema === null) return () => []
  const check = bodyCheck(schema)
  return (body) => {
    const faults = check(body)
    if (faults.length === 0 || closerFaults === undefined || typeof body !== 'object' || body === null)
      return faults
    const closer = new Map(closerFaults(body).map((fault) => [fault.key, fault]))
    return faults.map((fault) => closer.get(fault.key) ?? fault)
  }
}

/** No body is told what it lacks as an empty one is, and is refused also where an empty one would do. */
function faultsOfNone(faultsOf: (body: unknown) => readonly KeyFault[]): readonly KeyFault[] {
  const faults = faultsOf({})
  return faults.length > 0 ? faults : faultsOf(null)
}

/** What somebody sent, as far as the schema of the call and the reading of long bodies let it through. */
const isLetThrough = <Body>(body: unknown, faults: readonly KeyFault[]): body is Body =>
  faults.length === 0 && body !== null

/** What the router took out of an address: it has the names of the route, and nothing else. */
const isTaken = <Taken>(taken: unknown): taken is Taken => typeof taken === 'object' && taken !== null

type Routed<Body, Path extends string, Query extends string> = {
  readonly call: Call
  readonly answering: Answering<Body, Path, Query>
  readonly collectIds?: CollectIds
}

/** An answer that takes time, to be waited for so that its failure is told; nothing for one that is given already. */
const stillToCome = (answer: FastifyReply | Promise<FastifyReply>, reply: FastifyReply) =>
  answer === reply ? undefined : answer

/** Routes every call of the catalogue below the prefix of this scope. */
export function routeCalls(scope: FastifyInstance, installation: Installation): void {
  const isLegacy = installation.settings.legacyPrefixes.includes(scope.prefix)

  function route<Body, Path extends string, Query extends string>(routed: Routed<Body, Path, Query>): void {
    const { call, answering, collectIds } = routed
    const faultsOf = faultsIn(call)
    const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
      const snapshot = installation.snapshot()
      const body = request.body ?? undefined
      const isFine = (body === undefined && call.emptyAllowed) || body instanceof CollectedIds
      const faults = isFine ? [] : body === undefined ? faultsOfNone(faultsOf) : faultsOf(body)
      if (!isLetThrough<Body>(body, faults)) return sendProblem(reply, problems.badBody(faults))
      const { params: inPath, query: inQuery } = request
      if (!isTaken<Record<Path, string>>(inPath) || !isTaken<Partial<Record<Query, unknown>>>(inQuery))
        throw new Error(`the router gave nothing for ${call.path}`)
      const asked = { request, reply, isLegacy, body, inPath, inQuery }
      if ('always' in answering) return answering.always({ ...asked, snapshot })
      return snapshot === null
        ? sendProblem(reply, problems.notReady())
        : answering.fromData({ ...asked, snapshot })
    }
    scope.route({
      method: call.method,
      url: call.path,
      config: { isShared: answering.isShared ?? false, ...(collectIds && { collectIds }) },
      onRequest: refuseForeignCalls,
      // What is asked at once by hundreds is worked at in turn, so that nobody waits for all of it.
      handler: (request, reply) => {
        // Nothing is returned: Fastify would watch each reply to its end for who might wait for that.
        inTimeSlices(() => stillToCome(answer(request, reply), reply)).catch((error: unknown) => {
          if (reply.sent) request.log.error({ err: error }, 'an answer failed after it was sent')
          else reply.send(error instanceof Error ? error : new Error(String(error)))
        })
      },
    })
  }

  const routeFixed = <Id extends CallId>(id: Id, handlers: Handlers): void =>
    route({ call: { ...addresses[id], id, ...fixedCalls[id] }, answering: handlers[id] })

  /** A call without an answer does not compile, nor an answer without a call. */
  function routeEach<Name extends string>(
    calls: Readonly<Record<Name, Call>>,
    answers: Readonly<Record<Name, Answered>>,
  ): void {
    for (const name of Object.keys(calls) as Name[]) route({ call: calls[name], ...answers[name] })
  }

  const handlers = handlersOf(installation)
  for (const id of Object.keys(addresses) as CallId[]) routeFixed(id, handlers)
  for (const register of registers)
    routeEach(registerCalls(register), registerAnswers(register, installation))
  for (const screen of productionScreens) routeEach(productionCalls(screen), productionAnswers(screen))
}
