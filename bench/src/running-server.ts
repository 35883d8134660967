import { spawn } from 'node:child_process'
import { root } from './measured-command.ts'

export type RunningServer = {
  readonly origin: string
  /** Seconds of CPU that the server has used since it started. */
  readonly cpuSeconds: () => Promise<number>
  readonly megabytes: () => Promise<number>
  /** How long its event loop stood still at the longest since this was last asked. */
  readonly longestStallMs: () => Promise<number>
  readonly stop: () => Promise<void>
}

const LONGEST_MS = 300_000

/** Starts the built server as an operator would, on a port of its own. */
export async function startServer(environment: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DEMO: 'on', ...environment },
  })
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no ready line')), LONGEST_MS)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const ready = /^ready (http:\/\/[^/]+)/m.exec(chunk.toString())
      if (ready?.[1] === undefined) return
      clearTimeout(timer)
      resolve(ready[1])
    })
  })
  child.removeAllListeners('exit')
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${origin}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  }
  return {
    origin,
    cpuSeconds: () => metric('process_cpu_seconds_total'),
    megabytes: async () => (await metric('process_resident_memory_bytes')) / 1e6,
    longestStallMs: async () => (await metric('nodejs_eventloop_lag_max_seconds')) * 1000,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
