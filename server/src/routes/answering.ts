import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Snapshot } from '../snapshot/snapshot.ts'

type Asked<Data> = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly snapshot: Data
  /** Asked under a prefix of the national service, by a script that was made for it. */
  readonly isLegacy: boolean
}

/** Answers one call from the snapshot. */
export type Handler = (asked: Asked<Snapshot>) => FastifyReply | Promise<FastifyReply>

/** How a call is answered: from the dataset, so only when there is one, or always. */
export type Answering =
  | { readonly fromData: Handler }
  | { readonly always: (asked: Asked<Snapshot | null>) => FastifyReply | Promise<FastifyReply> }
