import { setTimeout as pause } from 'node:timers/promises'

/** What visitors ask meanwhile. `fromStore` may be told to come back while the store is away, nothing else may. */
export type Question = {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  readonly fromStore?: boolean
}

export type Outcome = {
  readonly path: string
  /** The status of the answer, or why there was none. */
  readonly status: number | string
  readonly ms: number
  readonly fromStore: boolean
}

export type Load = {
  /** Stops asking, and gives what came of every question. */
  readonly stop: () => Promise<readonly Outcome[]>
  /** What came since this was last asked. */
  readonly since: () => readonly Outcome[]
}

const ASK_WITHIN_MS = 60_000

async function ask(origin: string, question: Question): Promise<Outcome> {
  const { path, method = 'GET', body, fromStore = false } = question
  const start = performance.now()
  const told = (status: number | string): Outcome => ({
    path,
    status,
    ms: performance.now() - start,
    fromStore,
  })
  try {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(ASK_WITHIN_MS),
    })
    await answer.arrayBuffer()
    return told(answer.status)
  } catch (error) {
    return told(error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error))
  }
}

/** Asks these questions again and again, so many visitors at once, until it is told to stop. */
export function underLoad(
  origins: readonly string[],
  questions: readonly Question[],
  { visitors = 4, pauseMs = 20 } = {},
): Load {
  const outcomes: Outcome[] = []
  const life = { stopped: false, told: 0, asked: 0 }
  const visit = async (): Promise<void> => {
    while (!life.stopped) {
      const nr = life.asked++
      outcomes.push(await ask(origins[nr % origins.length]!, questions[nr % questions.length]!))
      await pause(pauseMs)
    }
  }
  const visiting = Promise.all(Array.from({ length: visitors }, visit))
  return {
    stop: async () => {
      life.stopped = true
      await visiting
      return outcomes
    },
    since: () => {
      const since = outcomes.slice(life.told)
      life.told = outcomes.length
      return since
    },
  }
}

/** Answers that no visitor should get: others than 200, but for a 503 where the store was needed and away. */
export const failures = (outcomes: readonly Outcome[], { isStoreAway = false } = {}): readonly Outcome[] =>
  outcomes.filter(({ status, fromStore }) => status !== 200 && !(isStoreAway && fromStore && status === 503))
