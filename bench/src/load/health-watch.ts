import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const EVERY_MS = 50

export type HealthWatch = {
  /** Milliseconds of each answer since this was asked last; infinite where there was none, or it was not well. */
  readonly times: () => Promise<readonly number[]>
  readonly stop: () => Promise<void>
}

export function watchHealth(admin: string): HealthWatch {
  const thread = new Worker(new URL('health-watch.mjs', import.meta.url), {
    workerData: { url: `${admin}/healthz`, everyMs: EVERY_MS },
  })
  return {
    times: async () => {
      const told = once(thread, 'message')
      thread.postMessage('times')
      const [times] = (await told) as [readonly number[]]
      return times
    },
    stop: async () => void (await thread.terminate()),
  }
}
