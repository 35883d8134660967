import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { hasHelpers } from './child-processes.ts'
import { root } from './measured-command.ts'

export type RunningServer = {
  readonly origin: string
  /** Seconds of CPU that the server has used since it started. */
  readonly cpuSeconds: () => Promise<number>
  readonly megabytes: () => Promise<number>
  /** The number of the version of the dataset that it serves. */
  readonly version: () => Promise<number>
  /** Its memory, and how long its event loop stood still at the longest since it was last looked at in any way. */
  readonly look: () => Promise<{ readonly megabytes: number; readonly stallMs: number }>
  /** Waits until the server rests, and the processes that work for it have ended: after its ready line it still makes ready what the first to ask would wait for. */
  readonly settled: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Preparing ten times the national size takes minutes, beside other work many. */
const LONGEST_MS = 1_800_000
/** A server rests when it uses less than a twentieth of a core over this long. */
const REST_MS = 1000
const RESTING_SHARE = 0.05

/** Starts the built server as an operator would, on a port of its own. */
export async function startServer(environment: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // As the unit file and the container have it.
      MALLOC_MMAP_THRESHOLD_: '1048576',
      MALLOC_TRIM_THRESHOLD_: '4194304',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      ...environment,
    },
  })
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = globalThis.setTimeout(() => reject(new Error('no ready line')), LONGEST_MS)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const ready = /^ready (http:\/\/[^/]+)/m.exec(chunk.toString())
      if (ready?.[1] === undefined) return
      clearTimeout(timer)
      resolve(ready[1])
    })
  })
  child.removeAllListeners('exit')
  // All from one look: each look begins a new count of the longest stall.
  const metrics = async (): Promise<(name: string) => number> => {
    const text = await (await fetch(`${origin}/metrics`)).text()
    return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  }
  const look: RunningServer['look'] = async () => {
    const metric = await metrics()
    return {
      megabytes: metric('process_resident_memory_bytes') / 1e6,
      stallMs: metric('nodejs_eventloop_lag_max_seconds') * 1000,
    }
  }
  const cpuSeconds = async (): Promise<number> => (await metrics())('process_cpu_seconds_total')
  const settled = async (): Promise<void> => {
    for (let waited = 0; waited < LONGEST_MS; waited += REST_MS) {
      const before = await cpuSeconds()
      await setTimeout(REST_MS)
      const rests = ((await cpuSeconds()) - before) * 1000 < REST_MS * RESTING_SHARE
      if (rests && !hasHelpers(child.pid ?? 0)) return
    }
    throw new Error('the server does not come to rest')
  }
  return {
    origin,
    cpuSeconds,
    settled,
    look,
    megabytes: async () => (await look()).megabytes,
    version: async () => (await metrics())('dataset_version'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
