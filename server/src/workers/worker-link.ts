import type { Metrics } from '../operating/metrics.ts'
import type { Readiness } from '../operating/readiness.ts'
import type { Chore, FromWorker, Taken, ToWorker } from './messages.ts'

/** A worker's side of the line to its supervisor. */
export type WorkerLink = {
  readonly tell: (message: FromWorker) => void
  /** Has something done by the supervisor, and gives what it says of it. */
  readonly ask: (chore: Chore) => Promise<string>
  /** Comes when every worker has built this version, or those that have not take too long. */
  readonly allBuilt: (version: number) => Promise<void>
  /** What all workers together are ready for, as the supervisor said last. */
  readonly readinessOfAll: () => Readiness | null
}

/** What a worker does when its supervisor says so. */
export type Told = {
  readonly figuresWanted: (question: number) => void
  readonly taken: (taken: Taken) => void
  readonly stop: () => void
}

/** The channel to the supervisor, which `process` is in a worker. */
export type Channel = {
  readonly send: (message: FromWorker) => void
  readonly onMessage: (heard: (message: ToWorker) => void) => void
}

export function linkTo({ send, onMessage }: Channel, told: Told): WorkerLink {
  const open = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>()
  const state: { readiness: Readiness | null; questions: number } = { readiness: null, questions: 0 }
  const question = (messageOf: (question: number) => FromWorker): Promise<string> =>
    new Promise((resolve, reject) => {
      state.questions += 1
      open.set(state.questions, { resolve, reject })
      send(messageOf(state.questions))
    })
  const answered = (number: number) => {
    const answer = open.get(number)
    open.delete(number)
    return answer
  }
  onMessage((message) => {
    if (message.said === 'done') answered(message.question)?.resolve(message.text)
    else if (message.said === 'not done') answered(message.question)?.reject(new Error(message.reason))
    else if (message.said === 'readiness') state.readiness = message.readiness
    else if (message.said === 'figures wanted') told.figuresWanted(message.question)
    else if (message.said === 'taken') told.taken(message.taken)
    else told.stop()
  })
  return {
    tell: send,
    ask: (chore) => question((number) => ({ said: 'wanted', chore, question: number })),
    allBuilt: async (version) =>
      void (await question((number) => ({ said: 'built', version, question: number }))),
    readinessOfAll: () => state.readiness,
  }
}

/** The metrics of all workers, as the supervisor has them. */
export const metricsBySupervisor = (ask: WorkerLink['ask'], contentType: string): Metrics => ({
  contentType,
  read: () => ask('metrics'),
})
