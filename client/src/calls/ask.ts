import type { Register } from '@datacentre/catalogue/grammar/register'
import type { FigureOf } from '@datacentre/catalogue/production/figure'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { addresses, addressOf, type CallId } from '@datacentre/catalogue/wire/addresses'
import type { AnswerOf, BodyOf, InPath, InQuery, PathOf } from '@datacentre/catalogue/wire/call-types'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { call } from './call.ts'

/** What a call is asked: what its path names and its body are left out only where it has none. */
export type Question<Id extends CallId> = {
  readonly query?: Readonly<Partial<Record<InQuery<Id>, string>>>
  readonly signal?: AbortSignal | undefined
} & ([InPath<Id>] extends [never] ? object : { readonly inPath: PathOf<Id> }) &
  (BodyOf<Id> extends undefined ? object : { readonly body: BodyOf<Id> })

type AnyQuestion = {
  readonly inPath?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

/** The response of a call of the catalogue. */
export function respond<Id extends CallId>(id: Id, question: Question<Id>): Promise<Response> {
  const { inPath, signal, ...request }: AnyQuestion = question
  const { method } = addresses[id]
  return call({ method, path: addressOf(id, inPath) }, { ...request, ...(signal && { signal }) })
}

/** The JSON of a response, null where there is none. What we serve ourselves is trusted to be what the catalogue says. */
export const jsonOf = async (response: Response) => (response.status === 204 ? null : response.json())

/** What a call of the catalogue answers. */
export const ask = async <Id extends CallId>(id: Id, question: Question<Id>): Promise<AnswerOf<Id>> =>
  jsonOf(await respond(id, question))

/** The figures that a production screen is asked for. */
export async function askFigures<Screen extends ProductionScreen>(
  { rest }: Screen,
  body: FigureQuery,
  signal: AbortSignal,
): Promise<readonly FigureOf<Screen>[]> {
  return jsonOf(await call(rest.list, { body, signal }))
}

/** The response of the list of a register: its rows, and of which version of the dataset they are. */
export const respondList = (
  { rest }: Register,
  { signal, asOf }: { readonly signal: AbortSignal; readonly asOf?: number | undefined },
): Promise<Response> => call(rest.list, { signal, query: { version: asOf?.toString() } })
