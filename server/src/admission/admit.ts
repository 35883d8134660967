import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientKey } from '../answer/client-key.ts'
import { BUSY_RETRY_S } from '../answer/memory-budget.ts'
import { problems, sendProblem, type Problem } from '../problems.ts'
import type { AnswersOn, InFlight } from '../request/in-flight.ts'
import type { LoadLimits } from '../settings/load-limits.ts'
import { FairTurns } from './fair-turns.ts'
import { InFlightLimits } from './in-flight-limits.ts'
import { TokenBuckets } from './token-buckets.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This address gives what is the same for everybody and there already; how much is under way does not matter to it. */
    isShared?: boolean
    /** Whether we live is told whatever else goes on. */
    isProbe?: boolean
  }
}

/** Tells a problem on a page where somebody reads it in a browser; null where it is to be told as it is. */
type ProblemPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
) => Promise<FastifyReply> | null

type Admitting = {
  readonly limits: LoadLimits
  readonly pageOf: ProblemPage
  readonly answersOn: AnswersOn
  /** Whether other processes answer on the same port, and must hear what clients take here. */
  readonly hasSiblings: boolean
}

/** What is known of those who were let in, and of those who were not. */
export type Admission = {
  readonly waiting: () => number
  readonly making: () => number
  readonly mostMaking: number
  readonly refused: () => Readonly<Record<Refusal, number>>
  /** What clients took here of their rate, for other processes, and what they took there; null without a limit. */
  readonly rate: TokenBuckets | null
}

/** Why somebody was not let in. */
type Refusal = 'all' | 'client' | 'rate'

/** While refusals go on, so often is told. */
const TELL_EVERY_MS = 10_000

/**
 * Lets requests in: in turn, each client after the other; not too many at once, in all and of one client; and not too often where
 * the operator says so. Past the limits a caller is told at once to come back, and still gets what is there already.
 */
export function admit(
  server: FastifyInstance,
  { limits, pageOf, answersOn, hasSiblings }: Admitting,
): Admission {
  const turns = new FairTurns()
  server.server.on('connection', () => turns.arrive())
  const making = new InFlightLimits({ most: limits.requests, mostPerClient: limits.requestsPerClient })
  const rate = limits.rate === null ? null : new TokenBuckets(limits.rate, { isTold: hasSiblings })
  const refused: Record<Refusal, number> = { all: 0, client: 0, rate: 0 }
  const told = { at: Number.NEGATIVE_INFINITY }

  const refuse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    why: Refused,
  ): Promise<FastifyReply> => {
    refused[why.reason] += 1
    if (performance.now() - told.at > TELL_EVERY_MS) {
      told.at = performance.now()
      // Without the address of the visitor, which the operator has to ask for.
      request.log.warn({ reason: why.reason, refused }, 'past a limit: callers are told to come back')
    }
    reply.header('retry-after', why.retryS)
    return (await pageOf(request, reply, why.problem)) ?? sendProblem(reply, why.problem)
  }

  server.decorateRequest('onlyShared', false)
  server.addHook('onRequest', (request, reply, done) => {
    const { isProbe = false, isShared = false } = request.routeOptions.config
    if (isProbe) return done()
    const client = clientKey(request.ip)
    const waitS = rate?.take(client) ?? 0
    const fault = waitS > 0 ? null : making.fault(client)
    // What a caller has, it has: that is told without making it again.
    const isAskedAgain = request.headers['if-none-match'] !== undefined && request.method === 'GET'
    const isLetIn = waitS === 0 && (fault === null || isShared || isAskedAgain)
    request.onlyShared = fault !== null
    if (isLetIn && !isShared) {
      const leave = making.enter(client)
      leaving.set(reply, leave)
      void answerOf(answersOn, reply)?.closed.then(leave)
    }
    const begin = (): void => {
      // Nobody is left to take an answer, so none is made.
      if (request.raw.socket.destroyed) reply.hijack()
      else if (isLetIn) done()
      else refuse(request, reply, fault === null ? tooOften(waitS) : tooMany(fault)).catch(done)
    }
    if (isLetIn) turns.take(client, begin)
    // Refusing takes time too: who asks again at once when refused must not keep others from being heard.
    else turns.refuse(client, begin)
  })
  server.addHook('onSend', (_request, reply, payload, done) => {
    leaving.get(reply)?.()
    done(null, payload)
  })
  return {
    waiting: () => turns.waiting(),
    making: () => making.total(),
    mostMaking: making.most,
    refused: () => refused,
    rate,
  }
}

/** How an answer that is being made leaves the count: when it is made, whoever takes it however slowly. */
const leaving = new WeakMap<FastifyReply, () => void>()

const answerOf = (answersOn: AnswersOn, { raw, request }: FastifyReply): InFlight | undefined =>
  answersOn(request.raw.socket).find(({ response }) => response === raw)

type Refused = { readonly reason: Refusal; readonly problem: Problem; readonly retryS: number }

const tooMany = (reason: 'all' | 'client'): Refused => ({
  reason,
  problem: reason === 'all' ? problems.tooMany() : problems.tooManyOfClient(),
  retryS: BUSY_RETRY_S,
})

const tooOften = (waitS: number): Refused => ({
  reason: 'rate',
  problem: problems.tooOften(),
  retryS: Math.max(1, Math.ceil(waitS)),
})
