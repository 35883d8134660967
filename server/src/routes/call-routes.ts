import type { Register } from '@datacentre/catalogue/grammar/register'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { calls, type Call } from '@datacentre/catalogue/wire/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems, sendProblem, type KeyFault } from '../problems.ts'
import { bodyCheck } from '../request/body-faults.ts'
import { CollectedIds } from '../request/collected-ids.ts'
import { inTimeSlices } from '../time-slices.ts'
import { refuseForeignCalls } from '../request/xsrf.ts'
import type { Answering } from './answering.ts'
import { answerBoreholes } from './boreholes.ts'
import { answerFigures, exportFigures } from './figures.ts'
import { answerFiles } from './files.ts'
import { answerLookUps } from './look-ups.ts'
import type { Installation } from './installation.ts'
import { answerMapLayers } from './map-layers.ts'
import { answerGeoJson } from './object-geojson.ts'
import { answerObjects } from './objects.ts'
import { answerList, exportRegister } from './registers.ts'
import { answerSearch } from './suggest.ts'

/** How every call is answered, by its id: a call without an answer does not start. */
export function handlersOf(installation: Installation): ReadonlyMap<string, Answering> {
  return new Map<string, Answering>([
    ...answerLookUps(installation),
    ...answerBoreholes(installation),
    ...answerFiles(installation),
    ...answerSearch,
    ...answerMapLayers(installation),
    ...answerObjects(installation),
    ...answerGeoJson(installation),
    ...registers.flatMap((register: Register): [string, Answering][] => [
      [`${register.id}-list`, { fromData: answerList(register) }],
      [`${register.id}-export`, { fromData: exportRegister(register) }],
    ]),
    ...productionScreens.flatMap((screen: ProductionScreen): [string, Answering][] => [
      [`${screen.id}-figures`, { fromData: answerFigures(screen) }],
      [`${screen.id}-figures-export`, { fromData: exportFigures(screen) }],
    ]),
  ])
}

/** How each export by ids collects a list that is too long to be held. */
function collectorsOf({ snapshot }: Installation): ReadonlyMap<string, () => CollectedIds | null> {
  const collectorOf = (register: Register) => (): CollectedIds | null => {
    const standing = snapshot()
    const list = standing?.registers.get(register.id)
    return standing && list ? new CollectedIds(standing, list) : null
  }
  return new Map(registers.map((register) => [`${register.id}-export`, collectorOf(register)]))
}

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

/** Routes every call of the catalogue below the prefix of this scope. */
export function routeCalls(scope: FastifyInstance, installation: Installation): void {
  const handlers = handlersOf(installation)
  const collectors = collectorsOf(installation)
  const isLegacy = installation.settings.legacyPrefixes.includes(scope.prefix)
  for (const call of calls) {
    const handler = handlers.get(call.id)
    if (handler === undefined) throw new Error(`the call ${call.id} has no handler`)
    const faultsOf = faultsIn(call)
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const snapshot = installation.snapshot()
      const isEmpty = request.body === undefined || request.body === null
      const isFine = (isEmpty && call.emptyAllowed) || request.body instanceof CollectedIds
      const faults = isFine ? [] : faultsOf(isEmpty ? {} : request.body)
      if (faults.length > 0) return sendProblem(reply, problems.badBody(faults))
      if ('always' in handler) return handler.always({ request, reply, snapshot, isLegacy })
      return snapshot === null
        ? sendProblem(reply, problems.notReady())
        : handler.fromData({ request, reply, snapshot, isLegacy })
    }
    const collectIds = collectors.get(call.id)
    scope.route({
      method: call.method,
      url: call.path,
      ...(collectIds && { config: { collectIds } }),
      onRequest: refuseForeignCalls,
      // What is asked at once by hundreds is worked at in turn, so that nobody waits for all of it.
      handler: (request, reply) => inTimeSlices(() => answer(request, reply)),
    })
  }
}
