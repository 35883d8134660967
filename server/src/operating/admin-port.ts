import { Worker } from 'node:worker_threads'
import type { Settings } from '../settings/settings.ts'
import { asCannotListen } from './cannot-listen.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

/** How often the thread that answers visitors shows that it lives, and what it is ready for. */
const PULSE_MS = 1000
/** A scrape waits so long for figures of now; Prometheus itself waits ten seconds. */
const METRICS_TIMEOUT_MS = 3000
/** Without a pulse for so long the server is stuck, not busy, and should be started anew. */
const SILENCE_MS = 60_000

type Administered = {
  readonly settings: Pick<Settings, 'host'> & { readonly adminPort: number }
  /** The file of the thread. */
  readonly script: string
  readonly readiness: () => Readiness
  readonly metrics: Metrics
  readonly onTrouble: (error: unknown) => void
  readonly metricsTimeoutMs?: number
  readonly silenceMs?: number
}

export type AdminPort = {
  readonly port: number
  /** Tells at once what /readyz should answer from now on. */
  readonly tell: () => void
  readonly close: () => Promise<void>
}

type Refused = { readonly code?: string; readonly message: string }

/** What the thread says. */
type Said = { readonly listening: number } | { readonly refused: Refused } | { readonly wanted: 'metrics' }

/** Answers /healthz, /readyz and /metrics on a port of their own, from a thread that no visitor can keep busy. */
export async function openAdminPort(administered: Administered): Promise<AdminPort> {
  const { settings, script, readiness, metrics, onTrouble } = administered
  const { metricsTimeoutMs = METRICS_TIMEOUT_MS, silenceMs = SILENCE_MS } = administered
  const { host, adminPort } = settings
  const { contentType } = metrics
  const worker = new Worker(script, {
    workerData: { host, port: adminPort, contentType, metricsTimeoutMs, silenceMs },
  })
  const tell = (): void => worker.postMessage({ readiness: readiness() })
  const tellMetrics = async (): Promise<void> => worker.postMessage({ metrics: await metrics.read() })
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('error', reject)
    worker.on('message', (said: Said) => {
      if ('listening' in said) resolve(said.listening)
      else if ('refused' in said)
        reject(asCannotListen(refusal(said.refused), { setting: 'ADMIN_PORT', host, port: adminPort }))
      else tellMetrics().catch(onTrouble)
    })
  }).catch(async (error: unknown) => {
    await worker.terminate()
    throw error
  })
  worker.on('error', onTrouble)
  tell()
  const pulse = setInterval(tell, PULSE_MS)
  return {
    port,
    tell,
    close: async () => {
      clearInterval(pulse)
      await worker.terminate()
    },
  }
}

const refusal = ({ message, ...code }: Refused): Error => Object.assign(new Error(message), code)
