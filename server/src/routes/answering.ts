import type { CallId } from '@datacentre/catalogue/wire/addresses'
import type { BodyOf, InPath, InQuery } from '@datacentre/catalogue/wire/call-types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Snapshot } from '../snapshot/snapshot.ts'

type Asked<Data, Body, Path extends string, Query extends string> = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly snapshot: Data
  /** Asked under a prefix of the national service, by a script that was made for it. */
  readonly isLegacy: boolean
  /** Fits the schema of the call. */
  readonly body: Body
  /** What the path names. */
  readonly inPath: Readonly<Record<Path, string>>
  /** What stands after the question mark, as it came. */
  readonly inQuery: Readonly<Partial<Record<Query, unknown>>>
}

type Answer = FastifyReply | Promise<FastifyReply>

/** Answers one call from the snapshot. */
export type Handler<Body = undefined, Path extends string = never, Query extends string = never> = (
  asked: Asked<Snapshot, Body, Path, Query>,
) => Answer

/** How a call is answered: from the dataset, so only when there is one, or always. */
export type Answering<Body = undefined, Path extends string = never, Query extends string = never> = (
  | { readonly fromData: Handler<Body, Path, Query> }
  | { readonly always: (asked: Asked<Snapshot | null, Body, Path, Query>) => Answer }
) & {
  /** It gives bytes that are there already and the same for everybody, or takes room before it makes others. */
  readonly isShared?: boolean
}

/** How each call is answered; a call without an answer does not compile. */
export type Handlers = { readonly [Id in CallId]: Answering<BodyOf<Id>, InPath<Id>, InQuery<Id>> }

/** Answers a call from the snapshot, with what its schemas say that is asked. */
export type HandlerOf<Id extends CallId> = Handler<BodyOf<Id>, InPath<Id>, InQuery<Id>>
