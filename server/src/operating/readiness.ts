import type { Snapshot } from '../snapshot/snapshot.ts'

/** What /readyz answers, on either port. */
export type Readiness =
  | { readonly ready: true; readonly version: number }
  | { readonly ready: false; readonly reason: string }

type Serving = { readonly snapshot: () => Snapshot | null; readonly stopping?: AbortSignal }

/** Whether a proxy should send us visitors. A server that stops says no first, and still answers who comes meanwhile. */
export function readinessOf({ snapshot, stopping }: Serving): Readiness {
  if (stopping?.aborted) return { ready: false, reason: 'the server is stopping' }
  const standing = snapshot()
  return standing === null
    ? { ready: false, reason: 'no dataset is loaded' }
    : { ready: true, version: standing.version.id }
}
