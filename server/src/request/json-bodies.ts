import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientKey } from '../answer/client-key.ts'
import { BUSY_RETRY_S, TooBusy, type Hold } from '../answer/memory-budget.ts'
import { problems, sendProblem, type Problem } from '../problems.ts'
import { STORE_RETRY_S, StoreAway } from '../store-away.ts'
import { toldSeldom } from '../answer/told-seldom.ts'
import { AddressRefused, QuestionRefused } from './address-parameters.ts'
import { BodyRefused } from './body-refused.ts'
import { shapeFault } from './body-shape.ts'
import type { CollectedIds } from './collected-ids.ts'
import { IdScanner } from './id-scanner.ts'
import { inTimeSlices } from '../time-slices.ts'
import { readBeginning, readRest } from './read-body.ts'

/** What a question takes; a list of ids may be longer (D16.16). */
const BODY_LIMIT = 64 * 1024
const IDS_LIMIT = 16 * 1024 * 1024

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where a long list of ids goes, on a route that takes one; null while there are no data to look them up in. */
    collectIds?: (request: FastifyRequest) => Promise<CollectedIds | null>
  }
}

/** A question of a screen has a tenth of this; reading it takes less than the turn that its request was given anyway. */
const SHORT_BODY = 4 * 1024

/** The value of a body; nothing, blanks and `null` alike are no body. */
function parse(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new BodyRefused(problems.notUtf8())
  const fault = shapeFault(bytes)
  if (fault !== null) throw new BodyRefused(problems.badBody([{ key: 'body', message: fault }]))
  // A mark of the order of bytes, which some programs put before UTF-8, is no part of the text (RFC 8259, 8.1).
  const text = bytes.toString().replace(/^\ufeff/, '')
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) ?? undefined
  } catch (error) {
    throw new BodyRefused(problems.notJson(error instanceof Error ? error.message : String(error)))
  }
}

const limitOf = ({ routeOptions }: FastifyRequest): number =>
  routeOptions.config.collectIds === undefined ? BODY_LIMIT : IDS_LIMIT

/** Refuses a body that says it is too long before any of it is read, or asked for (`Expect: 100-continue`). */
export function refuseLongBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    const limit = limitOf(request)
    if (Number(request.headers['content-length'] ?? 0) <= limit) return done()
    sendProblem(reply.header('connection', 'close'), problems.tooLarge(limit))
  })
}

/** What a connection holds of a long body while it comes in: its beginning, and what Node reads ahead. */
const LONG_BODY_HOLDS = 512 * 1024

/** Room for a body that is long, or does not say how long it is; a short one needs none. */
function roomFor({ headers, raw, ip, server }: FastifyRequest): Hold | undefined {
  if (Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= BODY_LIMIT) return undefined
  return server.memoryBudget.take(LONG_BODY_HOLDS, {
    client: clientKey(ip),
    cutOff: () => void raw.destroy(),
  })
}

/** Reads a body as JSON, or a long list of ids as the rows that it names. */
async function readJson(request: FastifyRequest, body: Readable): Promise<unknown> {
  const room = roomFor(request)
  try {
    return await readWithin(room, request, body)
  } finally {
    room?.release()
  }
}

async function readWithin(room: Hold | undefined, request: FastifyRequest, body: Readable): Promise<unknown> {
  const { collectIds } = request.routeOptions.config
  const limit = limitOf(request)
  const tooLarge = (): BodyRefused => new BodyRefused(problems.tooLarge(limit))
  const { bytes, isWhole } = await readBeginning(body, BODY_LIMIT)
  if (isWhole) return bytes.length <= SHORT_BODY ? parse(bytes) : inTimeSlices(() => parse(bytes))
  if (collectIds === undefined) throw tooLarge()
  const ids = await collectIds(request)
  if (ids === null) throw new BodyRefused(problems.notReady())
  const scanner = await inTimeSlices(() => IdScanner.of(bytes, (id) => ids.add(id)))
  if (scanner === null) throw new BodyRefused(problems.tooLargeForCriteria(BODY_LIMIT))
  let length = bytes.length
  await readRest(body, (chunk) => {
    length += chunk.length
    if (length > limit) throw tooLarge()
    room?.moved()
    return inTimeSlices(() => scanner.write(chunk))
  })
  scanner.end()
  return ids
}

/** The charset that a Content-Type names, in small letters; UTF-8 where it names none (RFC 8259, 8.1). */
const charsetOf = (type: string | undefined): string =>
  /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type ?? '')?.[1]?.toLowerCase() ?? 'utf-8'

/** Refuses what we could only misread, before any of it is read. */
function refuseUnreadable({ headers }: FastifyRequest): void {
  const charset = charsetOf(headers['content-type'])
  if (charset !== 'utf-8' && charset !== 'utf8') throw new BodyRefused(problems.wrongCharset(charset))
}

/**
 * Bodies are JSON. An empty one, with or without a Content-Type, is no body; one without a Content-Type is read as JSON,
 * because scripts that have worked for years send it so (D16).
 */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', async (request: FastifyRequest, body: Readable) => {
    refuseUnreadable(request)
    return readJson(request, body)
  })
  server.addContentTypeParser('*', async (request: FastifyRequest, body: Readable) => {
    const type = request.headers['content-type']
    if (type === undefined) return readJson(request, body)
    const { bytes } = await readBeginning(body, 0)
    if (bytes.length > 0) throw new BodyRefused(problems.wrongType(type))
    return undefined
  })
}

/** Tells a problem on a page where somebody reads it in a browser; null where it is to be told as it is. */
type ProblemPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
) => Promise<FastifyReply> | null

/** Turns whatever went wrong into a problem; what is ours is logged and told without its insides. */
export function answerFaults(server: FastifyInstance, pageOf: ProblemPage): void {
  const tellStoreAway = toldSeldom<StoreAway>((error, answers) =>
    server.log.warn({ err: error, answers }, error.message),
  )
  server.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof BodyRefused || error instanceof AddressRefused)
      return sendProblem(reply, error.problem)
    if (error instanceof QuestionRefused) {
      const problem = problems.badAddress(error.faults)
      return (await pageOf(request, reply, problem)) ?? sendProblem(reply, problem)
    }
    if (error instanceof StoreAway) {
      tellStoreAway(error)
      return sendProblem(reply.header('retry-after', STORE_RETRY_S), problems.storeAway())
    }
    if (error instanceof TooBusy) {
      request.log.warn(error.message)
      const problem = problems.tooBusy()
      // The name of the answer that it does not get may stand there already.
      reply.removeHeader('etag').header('retry-after', BUSY_RETRY_S)
      return (await pageOf(request, reply, problem)) ?? sendProblem(reply, problem)
    }
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return sendProblem(reply, problems.unusable(error.statusCode, error.message))
    }
    request.log.error(error)
    return sendProblem(reply, problems.ours())
  })
}
