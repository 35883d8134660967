import type { Readiness } from '../operating/readiness.ts'

type Workers = {
  /** What each worker said last of itself; null of one that is being started. */
  readonly workers: readonly (Readiness | null)[]
  /** All of them served once. */
  readonly haveStarted: boolean
  readonly isStopping: boolean
}

/** Whether the workers together are ready: at the start when all are, later while those that run serve one version. */
export function readinessOfAll({ workers, haveStarted, isStopping }: Workers): Readiness {
  if (isStopping) return { ready: false, reason: 'the server is stopping' }
  if (!haveStarted) return { ready: false, reason: 'the server is starting' }
  const running = workers.filter((worker) => worker !== null)
  const versions = new Set(running.flatMap((worker) => (worker.ready ? [worker.version] : [])))
  const [version, ...others] = versions
  if (version === undefined)
    return (
      running.find(({ ready }) => !ready) ?? { ready: false, reason: 'all workers are being started again' }
    )
  if (others.length === 0) return { ready: true, version }
  return {
    ready: false,
    reason: `workers serve the versions ${[...versions].toSorted((a, b) => a - b).join(' and ')}`,
  }
}
