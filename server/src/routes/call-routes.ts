import type { Register } from '@datacentre/catalogue/grammar/register'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { calls, type Call } from '@datacentre/catalogue/wire/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems, sendProblem } from '../problems.ts'
import { bodyCheck } from '../request/body-faults.ts'
import { refuseForeignCalls } from '../request/xsrf.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { answerFigures, exportFigures } from './figures.ts'
import { answerLookUps } from './look-ups.ts'
import { answerList, exportRegister } from './registers.ts'
import type { Installation } from './installation.ts'

/** Answers one call from the snapshot. */
export type Handler = (asked: {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly snapshot: Snapshot
}) => FastifyReply | Promise<FastifyReply>

/** The handler of every call, by its id: a call without one does not start. */
export function handlersOf(installation: Installation): ReadonlyMap<string, Handler> {
  return new Map<string, Handler>([
    ...answerLookUps(installation),
    ...registers.flatMap((register: Register): [string, Handler][] => [
      [`${register.id}-list`, answerList(register)],
      [`${register.id}-export`, exportRegister(register)],
    ]),
    ...productionScreens.flatMap((screen: ProductionScreen): [string, Handler][] => [
      [`${screen.id}-figures`, answerFigures(screen)],
      [`${screen.id}-figures-export`, exportFigures(screen)],
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
    const faultsOf = call.body === null ? null : bodyCheck(call.body)
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const snapshot = installation.snapshot()
      if (snapshot === null && !call.path.startsWith('/rest/config') && !call.path.startsWith('/i18n')) {
        return sendProblem(reply, problems.notReady())
      }
      const isEmpty = request.body === undefined || request.body === null
      const faults =
        faultsOf === null || (isEmpty && call.emptyAllowed) ? [] : faultsOf(isEmpty ? {} : request.body)
      if (faults.length > 0) return sendProblem(reply, problems.badBody(faults))
      return handler({ request, reply, snapshot: snapshot as Snapshot })
    }
    scope.route({
      method: call.method,
      url: call.path,
      bodyLimit: bodyLimitOf(call),
      preHandler: refuseForeignCalls,
      handler: answer,
    })
    const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (method) => method !== call.method,
    )
    const allowed = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method]
    scope.route({
      method: others,
      url: call.path,
      exposeHeadRoute: false,
      handler: async (request, reply) =>
        sendProblem(reply.header('allow', allowed.join(', ')), problems.wrongMethod(request.method, allowed)),
    })
  }
}
