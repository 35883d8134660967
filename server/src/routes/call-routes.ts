import type { Register } from '@datacentre/catalogue/grammar/register'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { calls, type Call } from '@datacentre/catalogue/wire/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems, sendProblem } from '../problems.ts'
import { bodyCheck } from '../request/body-faults.ts'
import { refuseForeignCalls } from '../request/xsrf.ts'
import type { Answering } from './answering.ts'
import { answerBoreholes } from './boreholes.ts'
import { answerFigures, exportFigures } from './figures.ts'
import { answerFiles } from './files.ts'
import { answerLookUps } from './look-ups.ts'
import type { Installation } from './installation.ts'
import { answerMapLayers } from './map-layers.ts'
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

const KILOBYTE = 1024
/** Exports take long lists of ids; nothing else needs more than a few lines (decision 16). */
const bodyLimitOf = (call: Call): number =>
  'spreadsheet' in call.answer ? 16 * KILOBYTE * KILOBYTE : 64 * KILOBYTE

/** Routes every call of the catalogue below the prefix of this scope. */
export function routeCalls(scope: FastifyInstance, installation: Installation): void {
  const handlers = handlersOf(installation)
  for (const call of calls) {
    const handler = handlers.get(call.id)
    if (handler === undefined) throw new Error(`the call ${call.id} has no handler`)
    const faultsOf = call.body === null ? () => [] : bodyCheck(call.body)
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const snapshot = installation.snapshot()
      const isEmpty = request.body === undefined || request.body === null
      const faults = isEmpty && call.emptyAllowed ? [] : faultsOf(isEmpty ? {} : request.body)
      if (faults.length > 0) return sendProblem(reply, problems.badBody(faults))
      if ('always' in handler) return handler.always({ request, reply, snapshot })
      return snapshot === null
        ? sendProblem(reply, problems.notReady())
        : handler.fromData({ request, reply, snapshot })
    }
    scope.route({
      method: call.method,
      url: call.path,
      bodyLimit: bodyLimitOf(call),
      onRequest: refuseForeignCalls,
      handler: answer,
    })
  }
}
