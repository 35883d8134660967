import { cutText } from '@datacentre/catalogue/grammar/cut-text'
import type { FastifyReply } from 'fastify'

/** What is wrong with one key of a request, and what would be right. */
export type KeyFault = { readonly key: string; readonly message: string }

/** A problem as the outside may see it (RFC 9457). */
export type Problem = {
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly faults?: readonly KeyFault[]
}

/** A refusal is for a person or a log: it names so many faults and counts the rest. */
const FAULTS_TOLD = 20
/** Signs of what a caller sent that are repeated in a refusal. */
const SIGNS_TOLD = 100

const quoted = (sent: string): string => cutText(sent, SIGNS_TOLD)

/** Faults as they are told: the first of them, the names that the caller chose cut to what one can read. */
function told(faults: readonly KeyFault[]): Pick<Problem, 'detail' | 'faults'> {
  const first = faults.slice(0, FAULTS_TOLD).map(({ key, message }) => ({ key: quoted(key), message }))
  const rest = faults.length - first.length
  const sentences = first.map(({ key, message }) => `${key} ${message}`)
  return {
    detail: [...sentences, ...(rest > 0 ? [`and ${rest} more faults`] : [])].join('; '),
    faults: first,
  }
}

/** Every error that leaves the server, in one place. */
export const problems = {
  badBody: (faults: readonly KeyFault[]): Problem => ({
    status: 400,
    title: 'The body of the request cannot be used',
    ...told(faults),
  }),
  notJson: (reason: string): Problem => ({
    status: 400,
    title: 'The body of the request is not JSON',
    detail: reason,
  }),
  notUtf8: (): Problem => ({
    status: 400,
    title: 'The body of the request is not UTF-8',
    detail: 'The bytes of the body are no text in UTF-8, which JSON must be (RFC 8259).',
  }),
  badAddress: (faults: readonly KeyFault[]): Problem => ({
    status: 400,
    title: 'The address of the request cannot be used',
    ...told(faults),
  }),
  notHttp: (): Problem => ({
    status: 400,
    title: 'The request is not HTTP',
    detail: 'The bytes that came in cannot be read as a request.',
  }),
  noHost: (): Problem => ({
    status: 400,
    title: 'The request names no host',
    detail: 'A request in HTTP/1.1 must have the header Host.',
  }),
  foreignCall: (): Problem => ({
    status: 403,
    title: 'The call comes from another site, with our cookie',
    detail:
      'The header X-XSRF-TOKEN must equal the cookie XSRF-TOKEN where both are sent, and a page of another site must call without credentials, so without that cookie.',
  }),
  notFound: (path: string): Problem => ({
    status: 404,
    title: 'There is nothing at this address',
    detail: `${quoted(path)} is no address of the data centre. The calls are described at api/openapi.json below the prefix.`,
  }),
  noObject: (what: string): Problem => ({
    status: 404,
    title: 'There is no such object',
    detail: `The dataset holds no ${what}.`,
  }),
  noFile: (id: string): Problem => ({
    status: 404,
    title: 'There is no such file',
    detail: `The dataset holds no file of document ${id}; its calls list those that it holds.`,
  }),
  wrongMethod: (method: string, allowed: readonly string[]): Problem => ({
    status: 405,
    title: 'This address does not take this method',
    detail: `${method} is not allowed here; allowed: ${allowed.join(', ')}.`,
  }),
  tooSlow: (): Problem => ({
    status: 408,
    title: 'The request took too long to come in',
    detail: 'The whole request must be sent within half a minute.',
  }),
  tooLarge: (limit: number): Problem => ({
    status: 413,
    title: 'The body of the request is too large',
    detail: `A body of this call may hold at most ${limit} bytes.`,
  }),
  tooLargeForCriteria: (limit: number): Problem => ({
    status: 413,
    title: 'The body of the request is too large',
    detail: `Only a list of ids may be longer than ${limit} bytes.`,
  }),
  wrongType: (type: string): Problem => ({
    status: 415,
    title: 'The body of the request is of a kind we do not read',
    detail: `Content-Type is ${quoted(type)}, but must be application/json.`,
  }),
  wrongCharset: (charset: string): Problem => ({
    status: 415,
    title: 'The body of the request is in a charset we do not read',
    detail: `The charset is ${quoted(charset)}, but JSON must be in utf-8.`,
  }),
  packedBody: (encoding: string): Problem => ({
    status: 415,
    title: 'The body of the request is packed',
    detail: `Content-Encoding is ${quoted(encoding)}, which is not taken: send the body as it is.`,
  }),
  longHeaders: (): Problem => ({
    status: 431,
    title: 'The headers of the request are too large',
    detail: 'The address and headers together may hold at most 16 KB.',
  }),
  /** What Fastify refuses by itself, such as an address that cannot be decoded. */
  unusable: (status: number, reason: string): Problem => ({
    status,
    title: 'The request cannot be used',
    detail: reason,
  }),
  unknownMethod: (method: string): Problem => ({
    status: 501,
    title: 'No address takes this method',
    detail: `${method} is a method that the data centre does not know.`,
  }),
  notReady: (): Problem => ({
    status: 503,
    title: 'There are no data yet',
    detail: 'No dataset is loaded; try again in a moment.',
  }),
  storeAway: (): Problem => ({
    status: 503,
    title: 'The details cannot be read now',
    detail: 'The store of the dataset does not answer; lists and figures do. Try again in a moment.',
  }),
  ours: (): Problem => ({
    status: 500,
    title: 'Something went wrong on our side',
    detail: 'The fault is recorded under the request id of this answer.',
  }),
} as const

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** A problem as it goes over the wire. */
export const problemJson = (problem: Problem): string => JSON.stringify({ type: 'about:blank', ...problem })

/** Sends a problem in its own type, whatever the caller accepts (decision 16). */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(problemJson(problem))
}
