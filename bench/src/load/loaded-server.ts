import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { hasHelpers, workersOf } from '../child-processes.ts'
import { root } from '../measured-command.ts'

export type LoadedServer = {
  readonly origin: string
  readonly admin: string
  /** Of all its processes. */
  readonly megabytes: () => number
  /** Open files and connections of all its processes. */
  readonly handles: () => number
  readonly metric: (name: string) => Promise<number>
  /** Comes when it has made ready what it makes ready after a start, and the processes that work for it have ended. */
  readonly settled: () => Promise<void>
  readonly stop: () => Promise<number | null>
}

const LONGEST_START_MS = 300_000
const REST_MS = 2000
/** Of a core. */
const RESTING_SHARE = 0.1

/** The built server with a port of the operator, as it is run for the public. */
export async function loadedServer(settings: NodeJS.ProcessEnv): Promise<LoadedServer> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', ADMIN_PORT: '0', LOG_LEVEL: 'error', DEMO: 'on', ...settings },
  })
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  let said = ''
  const addresses = new Promise<readonly [string, string]>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const [, origin] = /^ready (http:\/\/[^/]+)/m.exec(said) ?? []
      const [, admin] = /^health and metrics (http:\/\/[^/]+)/m.exec(said) ?? []
      if (origin !== undefined && admin !== undefined) resolve([origin, admin])
    })
    ended.then((code) => reject(new Error(`the server ended with ${code}`)), reject)
    setTimeout(() => reject(new Error('no ready line')), LONGEST_START_MS).unref()
  })
  const [origin, admin] = await addresses
  const pids = (): readonly number[] => [child.pid ?? 0, ...workersOf(child.pid ?? 0)]
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${admin}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  }
  return {
    origin,
    admin,
    metric,
    megabytes: () => pids().reduce((sum, pid) => sum + residentOf(pid), 0),
    handles: () => pids().reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0),
    settled: async () => {
      for (let waited = 0; waited < LONGEST_START_MS; waited += REST_MS) {
        const before = await metric('process_cpu_seconds_total')
        await pause(REST_MS)
        const used = (await metric('process_cpu_seconds_total')) - before
        if (used * 1000 < REST_MS * RESTING_SHARE && !hasHelpers(child.pid ?? 0)) return
      }
      throw new Error('the server does not come to rest')
    },
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
