import { keysIn, MOST_KEYS } from '@datacentre/catalogue/list/paged/page-question'
import type { FastifyRequest } from 'fastify'
import type { KeyFault, Problem } from '../problems.ts'

/** A parameter of the address that cannot be read. */
export class QuestionRefused extends Error {
  override readonly name = 'QuestionRefused'
  readonly faults: readonly KeyFault[]
  constructor(faults: readonly KeyFault[]) {
    super(faults.map(({ key, message }) => `${key} ${message}`).join('; '))
    this.faults = faults
  }
}

/** An address that asks for what is not there. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

export type Query = Readonly<Record<string, unknown>>

const isNamed = (parts: unknown): parts is Query => typeof parts === 'object' && parts !== null

/** The parameters of an address: each a text, or several where a name is repeated. */
export function queryOf({ query, url }: Pick<FastifyRequest, 'query' | 'url'>): Query {
  if (!isNamed(query)) throw new Error(`the router read no parameters of ${url}`)
  return query
}

/** The part of the path that a route calls by this name; nothing where the route has none. */
export function pathPart({ params }: Pick<FastifyRequest, 'params'>, name: string): string {
  const part = isNamed(params) ? params[name] : undefined
  return typeof part === 'string' ? part : ''
}

/** What mailings and social media hang on a link to count who follows it: it asks nothing of us. */
const FOLLOWING =
  /^(?:(?:utm|mtm|pk)_\w+|fbclid|gclid|dclid|msclkid|twclid|igshid|mc_cid|mc_eid|_hsenc|_hsmi)$/

/** Each parameter once, and none that is not known; `allowed` are its names. */
export function parametersOf(query: Query, allowed: readonly string[]): Readonly<Record<string, string>> {
  const given: Record<string, string> = {}
  refuseWhere(query, (key, value) => {
    if (!allowed.includes(key)) return notKnown(allowed)
    if (typeof value !== 'string') return GIVEN_AGAIN
    given[key] = value
    return null
  })
  return given
}

/** The same where a parameter may be given several times, and is read elsewhere. */
export const refuseUnknown = (query: Query, allowed: readonly string[]): void =>
  refuseWhere(query, (key) => (allowed.includes(key) ? null : notKnown(allowed)))

function refuseWhere(query: Query, faultOf: (key: string, value: unknown) => string | null): void {
  const faults = Object.entries(query).flatMap(([key, value]): KeyFault[] => {
    const message = FOLLOWING.test(key) ? null : faultOf(key, value)
    return message === null ? [] : [{ key, message }]
  })
  if (faults.length > 0) throw new QuestionRefused(faults)
}

const GIVEN_AGAIN = 'must be given once'

/** The keys of rows that a parameter names, with commas between them; `least` is how many there must be. */
export function keysNamed(parameter: string, text: unknown, least: number): string[] {
  const refuse = (message: string): never => {
    throw new QuestionRefused([{ key: parameter, message }])
  }
  if (typeof text !== 'string') return refuse(GIVEN_AGAIN)
  const keys = keysIn(text)
  return keys === null || keys.length < least || keys.length > MOST_KEYS
    ? refuse(`must have ${least} to ${MOST_KEYS} keys of rows, with commas between them`)
    : keys
}

const notKnown = (allowed: readonly string[]): string => `is not known; ${sayNames(allowed)}`

const NAMES_TOLD = 30

const sayNames = (names: readonly string[]): string =>
  names.length > NAMES_TOLD
    ? `known are ${names.slice(0, NAMES_TOLD).join(', ')} and the other queryables`
    : `known are ${names.join(', ')}`
