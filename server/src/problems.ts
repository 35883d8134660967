import { cutText } from '@datacentre/catalogue/grammar/cut-text'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import { speak } from '@datacentre/catalogue/texts/index'
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

/** A name that stands by itself elsewhere, inside a sentence. */
const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** Faults as they are told: the first of them, the names that the caller chose cut to what one can read. */
function told(faults: readonly KeyFault[]): Pick<Problem, 'detail' | 'faults'> {
  const first = faults.slice(0, FAULTS_TOLD).map(({ key, message }) => ({ key: quoted(key), message }))
  const rest = faults.length - first.length
  const sentences = first.map(({ key, message }) => `${key} ${message}`)
  return {
    detail: [...sentences, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; '),
    faults: first,
  }
}

/** Every error that leaves the server, in one place. */
export const problems = {
  badBody: (faults: readonly KeyFault[]): Problem => ({
    status: 400,
    title: 'The request body is not valid',
    ...told(faults),
  }),
  notJson: (reason: string): Problem => ({
    status: 400,
    title: 'The request body is not JSON',
    detail: reason,
  }),
  notUtf8: (): Problem => ({
    status: 400,
    title: 'The request body is not UTF-8',
    detail: 'JSON must be encoded in UTF-8 (RFC 8259).',
  }),
  badAddress: (faults: readonly KeyFault[]): Problem => ({
    status: 400,
    title: 'The address of the request is not valid',
    ...told(faults),
  }),
  notHttp: (): Problem => ({
    status: 400,
    title: 'The request is not HTTP',
    detail: 'The data received could not be read as an HTTP request.',
  }),
  noHost: (): Problem => ({
    status: 400,
    title: 'The request has no Host header',
    detail: 'An HTTP/1.1 request must have a Host header.',
  }),
  manyHosts: (): Problem => ({
    status: 400,
    title: 'The request names more than one host',
    detail: 'A request must have the header Host once.',
  }),
  badHost: (): Problem => ({
    status: 400,
    title: 'The host cannot be read',
    detail: 'The header Host must be a name or an address, with or without a port.',
  }),
  foreignCall: (): Problem => ({
    status: 403,
    title: 'The request comes from another site, with our cookie',
    detail:
      'The header X-XSRF-TOKEN must equal the XSRF-TOKEN cookie if both are sent. A page on another site must call without credentials, so without that cookie.',
  }),
  notFound: (path: string): Problem => ({
    status: 404,
    title: 'Address not found',
    detail: `${quoted(path)} is not an address of this server. See api/openapi.json under the same prefix for all calls.`,
  }),
  noObject: (layer: LayerId, id: string): Problem => ({
    status: 404,
    title: 'Object not found',
    detail: `The dataset has no ${inSentence(speak('en')(`map.kind.${layer}`))} ${id}.`,
  }),
  noCollection: (id: string, known: readonly string[]): Problem => ({
    status: 404,
    title: 'Collection not found',
    detail: `There is no collection ${quoted(id)}. There are ${known.join(', ')}.`,
  }),
  noFeature: (collection: string, id: string): Problem => ({
    status: 404,
    title: 'Feature not found',
    detail: `The collection ${collection} has no feature ${quoted(id)}.`,
  }),
  noVersion: (id: number, kept: readonly number[]): Problem => ({
    status: 404,
    title: 'Version not found',
    detail: `There is no version ${id} of the dataset. Kept are ${kept.join(', ')}.`,
  }),
  versionGone: (id: number, kept: readonly number[]): Problem => ({
    status: 410,
    title: 'Version no longer kept',
    detail: `Version ${id} of the dataset is no longer kept; the last ten are. Kept are ${kept.join(', ')}.`,
  }),
  noObjectThen: (layer: LayerId, id: string, version: number): Problem => ({
    status: 404,
    title: 'Object not found',
    detail: `Version ${version} of the dataset has no ${inSentence(speak('en')(`map.kind.${layer}`))} ${quoted(id)}.`,
  }),
  noChart: (id: string, known: readonly string[]): Problem => ({
    status: 404,
    title: 'Chart not found',
    detail: `There is no chart ${quoted(id)}. There are ${known.join(', ')}.`,
  }),
  noCompany: (key: string): Problem => ({
    status: 404,
    title: 'Company not found',
    detail: `No register names a company ${quoted(key)}. The address companies under the same prefix lists them.`,
  }),
  noPlace: (kind: string, key: string, like: readonly string[]): Problem => ({
    status: 404,
    title: 'Place not found',
    detail: `We know no ${kind} ${quoted(key)}, or more than one. ${like.length === 0 ? 'No name is like it.' : `Like it are ${like.join(', ')}.`}`,
  }),
  noRule: (id: string, known: readonly string[]): Problem => ({
    status: 404,
    title: 'Rule not found',
    detail: `There is no rule ${quoted(id)}. There are ${known.join(', ')}.`,
  }),
  noTable: (id: string, known: readonly string[]): Problem => ({
    status: 404,
    title: 'Table not found',
    detail: `There is no table ${quoted(id)}. There are ${known.join(', ')}.`,
  }),
  noTableFile: (name: string, tables: readonly string[], formats: readonly string[]): Problem => ({
    status: 404,
    title: 'File not found',
    detail: `There is no file ${quoted(name)}. A name is a table (${tables.join(', ')}), a dot and a format (${formats.join(', ')}). The address files under the same prefix lists what there is of the whole dataset.`,
  }),
  noDownload: (name: string, there: readonly string[]): Problem => ({
    status: 404,
    title: 'File not found',
    detail: `The dataset has no file ${quoted(name)}. There are ${there.join(', ')}.`,
  }),
  noFile: (id: string): Problem => ({
    status: 404,
    title: 'File not found',
    detail: `The dataset has no file for document ${id}. The document calls list the files that it has.`,
  }),
  wrongMethod: (method: string, allowed: readonly string[]): Problem => ({
    status: 405,
    title: 'Method not allowed',
    detail: `${method} is not allowed here. Allowed: ${allowed.join(', ')}.`,
  }),
  tooSlow: (): Problem => ({
    status: 408,
    title: 'The request took too long to arrive',
    detail: 'The whole request must arrive within 30 seconds.',
  }),
  tooLarge: (limit: number): Problem => ({
    status: 413,
    title: 'The request body is too large',
    detail: `The body of this request can be at most ${limit} bytes.`,
  }),
  tooLargeForCriteria: (limit: number): Problem => ({
    status: 413,
    title: 'The request body is too large',
    detail: `Only a list of ids can be longer than ${limit} bytes.`,
  }),
  wrongType: (type: string): Problem => ({
    status: 415,
    title: 'The content type of the request is not supported',
    detail: `Content-Type is ${quoted(type)}, but must be application/json.`,
  }),
  wrongCharset: (charset: string): Problem => ({
    status: 415,
    title: 'The charset of the request is not supported',
    detail: `The charset is ${quoted(charset)}, but JSON must be in utf-8.`,
  }),
  compressedBody: (encoding: string): Problem => ({
    status: 415,
    title: 'The request body is compressed',
    detail: `Content-Encoding is ${quoted(encoding)}, which is not supported. Send the body uncompressed.`,
  }),
  unmetExpectation: (expected: string): Problem => ({
    status: 417,
    title: 'The request expects what we do not do',
    detail: `Expect is ${quoted(expected)}; only 100-continue is known.`,
  }),
  longHeaders: (): Problem => ({
    status: 431,
    title: 'The request headers are too large',
    detail: 'The address and headers together can be at most 16 KB.',
  }),
  /** What Fastify refuses by itself, such as an address that cannot be decoded. */
  unusable: (status: number, reason: string): Problem => ({
    status,
    title: 'The request is not valid',
    detail: reason,
  }),
  unknownMethod: (method: string): Problem => ({
    status: 501,
    title: 'Method not supported',
    detail: `This server does not support the ${method} method.`,
  }),
  notReady: (): Problem => ({
    status: 503,
    title: 'There is no data yet',
    detail: 'No dataset is loaded. Try again in a moment.',
  }),
  beingMade: (): Problem => ({
    status: 503,
    title: 'The file is being made',
    detail: 'The downloads of the whole dataset are made after it was loaded. Try again in a few minutes.',
  }),
  tooOften: (): Problem => ({
    status: 429,
    title: 'Too many requests',
    detail:
      'Your network address has asked more often than this server allows. Retry-After says after how many seconds to go on.',
  }),
  tooMany: (): Problem => ({
    status: 503,
    title: 'Too many requests are under way',
    detail: 'As many answers are being made as this server makes at once; try again in a moment.',
  }),
  tooManyOfClient: (): Problem => ({
    status: 503,
    title: 'Too many requests of yours are under way',
    detail:
      'As many answers are being made for your network address as one may have at once. Wait for some of them before you ask for more.',
  }),
  tooBusy: (): Problem => ({
    status: 503,
    title: 'Too many answers are under way',
    detail: 'The answers that others have not yet taken leave no room for this one; try again in a moment.',
  }),
  storeAway: (): Problem => ({
    status: 503,
    title: 'Details are not available at the moment',
    detail: 'The database is not responding. Lists and figures still work. Try again in a moment.',
  }),
  ours: (): Problem => ({
    status: 500,
    title: 'Something went wrong on our side',
    detail: 'We have logged the error under the request id of this response.',
  }),
} as const

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** A problem as it goes over the wire. */
export const problemJson = (problem: Problem): string => JSON.stringify({ type: 'about:blank', ...problem })

/** Sends a problem in its own type, whatever the caller accepts (D16). */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(problemJson(problem))
}
