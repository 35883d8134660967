import type { ProcessFigures } from '../operating/metrics.ts'
import type { Readiness } from '../operating/readiness.ts'

/** What a worker has its supervisor do, so that it is done once for all of them. */
export type Chore = 'prepare' | 'keepFiles' | 'keepDataset' | 'metrics'

/** How many requests each client made. */
export type Taken = readonly (readonly [string, number])[]

/** An error as it goes from one process to another. */
export type ToldError = {
  readonly name: string
  readonly message: string
  readonly code?: string
}

/** What a worker tells its supervisor. */
export type FromWorker =
  | { readonly said: 'pulse'; readonly readiness: Readiness }
  | { readonly said: 'listening'; readonly address: string }
  | { readonly said: 'failed'; readonly error: ToldError }
  | { readonly said: 'wanted'; readonly chore: Chore; readonly question: number }
  | { readonly said: 'built'; readonly version: number; readonly question: number }
  | { readonly said: 'figures'; readonly figures: ProcessFigures; readonly question: number }
  | { readonly said: 'taken'; readonly taken: Taken }

/** What the supervisor tells a worker. */
export type ToWorker =
  | { readonly said: 'done'; readonly question: number; readonly text: string }
  | { readonly said: 'not done'; readonly question: number; readonly reason: string }
  | { readonly said: 'readiness'; readonly readiness: Readiness }
  | { readonly said: 'figures wanted'; readonly question: number }
  | { readonly said: 'taken'; readonly taken: Taken }
  | { readonly said: 'stop' }
