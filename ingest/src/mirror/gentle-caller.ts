import { setTimeout as pause } from 'node:timers/promises'
import { keepAnswer, keptPath, readKept } from './kept-answers.ts'
import { NotAnswered, ServiceGone } from './not-answered.ts'
import { tryOnce, type Bounds, type Trouble } from './try-once.ts'

export type Asked = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: unknown
  /** Which of a row of calls it is, where their number is known. */
  readonly place?: { readonly nr: number; readonly of: number }
}

export type Caller = {
  /** What `read` makes of the JSON that a call answers, null for 204; what it refuses with `NotAnswered` is not kept. */
  readonly ask: <Read>(asked: Asked, read: (answer: unknown) => Read) => Promise<Read>
}

export type CallerOptions = Partial<Bounds> & {
  /** Where answers are kept, so that who was stopped goes on where it was. */
  readonly folder: string
  /** Calls in a second, at most. */
  readonly rate: number
  readonly onCall: (asked: Asked) => void
  /** Pauses before each further try; longer where the service asks for that. */
  readonly retryMs?: readonly number[]
}

const TIMEOUT_MS = 120_000
const RETRY_MS = [1_000, 4_000, 15_000, 60_000]
/** The longest list of a country is some tens of megabytes. */
const MOST_BYTES = 256 * 1024 * 1024
/** Calls that fail in a row, each after every try, before nothing more is asked. */
const MOST_FAILING = 20

/** Asks a service one call at a time, with pauses between; an answer that it has had before it does not ask again. */
export function gentleCaller(options: CallerOptions): Caller {
  const { folder, rate, onCall, retryMs = RETRY_MS, timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES } = options
  let next = 0
  const inTurn = async (): Promise<void> => {
    const wait = next - Date.now()
    if (wait > 0) await pause(wait)
    next = Date.now() + 1000 / rate
  }
  let failing = 0
  return {
    ask: async (asked, read) => {
      const path = keptPath(folder, asked)
      const kept = await readKept(path)
      const known = kept === undefined ? null : understood(kept, read)
      if (known !== null && 'value' in known) return known.value
      onCall(asked)
      for (let tries = 0; ; tries++) {
        await inTurn()
        const answer = await tryOnce(asked, { timeoutMs, mostBytes })
        const tried = 'json' in answer ? understood(answer.json, read) : answer
        if ('value' in tried) {
          failing = 0
          await keepAnswer(folder, path, tried.json)
          return tried.value
        }
        const { trouble, isFinal, isAnswered, isAbsent = false, waitMs = 0 } = tried
        const wait = retryMs[tries]
        if (!isFinal && wait !== undefined) {
          await pause(Math.max(wait, waitMs))
          continue
        }
        failing = isAnswered ? 0 : failing + 1
        const told = `${asked.method} ${asked.url}: ${trouble}`
        throw failing === MOST_FAILING ? new ServiceGone(told) : new NotAnswered(told, { isAbsent })
      }
    },
  }
}

function understood<Read>(
  json: unknown,
  read: (answer: unknown) => Read,
): { readonly json: unknown; readonly value: Read } | Trouble {
  try {
    return { json, value: read(json) }
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error
    return { trouble: error.message, isFinal: true, isAnswered: true }
  }
}
