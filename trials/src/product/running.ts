import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { atEnd } from './at-end.ts'

export type Environment = Readonly<Record<string, string>>

/** A program that runs: what it says, how it ends. */
export type Running = {
  readonly pid: number
  /** All that it said until now. */
  readonly said: () => string
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
  readonly isRunning: () => boolean
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

type Started = {
  readonly argv: readonly string[]
  readonly folder: string
  readonly environment?: Environment | undefined
  /** A program that runs it with other limits or another clock, with its arguments. */
  readonly under?: readonly string[] | undefined
}

/** Nothing of our own environment but where programs are: settings of whoever runs the trials must not count. */
const bare = (): Environment => ({ PATH: process.env['PATH'] ?? '' })

/** Starts Node with these arguments in a folder; it ends with the test at the latest. */
export function startNode({ argv, folder, environment = {}, under = [] }: Started): Running {
  const [program = '', ...rest] = [...under, process.execPath, ...argv]
  const child: ChildProcess = spawn(program, rest, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...bare(), ...environment },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }))
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    const exited = isRunning() ? once(child, 'exit') : null
    child.kill(signal)
    await exited
  }
  atEnd(async () => {
    // One that ended by itself says why, which a trial that failed would not.
    if (!isRunning() && child.exitCode !== 0 && child.exitCode !== null) console.log(said.slice(-3000))
    await kill('SIGKILL')
  })
  return { pid: child.pid ?? 0, said: () => said, ended, isRunning, kill }
}

export type RunningServer = Running & { readonly origin: string; readonly admin: string }

type Server = {
  readonly folder: string
  readonly environment?: Environment
  readonly under?: readonly string[]
}

const LONGEST_START_MS = 120_000

/** Starts the server of a shipped folder, without waiting for it. */
export const launchServer = ({ folder, environment, under }: Server): Running =>
  startNode({
    argv: ['scripts/start.mjs'],
    folder,
    under,
    environment: { HOST: '127.0.0.1', PORT: '0', ADMIN_PORT: '0', LOG_LEVEL: 'warn', ...environment },
  })

/** Comes when a server listens, and throws what it said when it does not. */
export async function untilReady(running: Running): Promise<RunningServer> {
  const until = Date.now() + LONGEST_START_MS
  while (running.isRunning() && Date.now() < until) {
    const origin = /^ready (http:\/\/[^/]+)\//m.exec(running.said())?.[1]
    const admin = /^health and metrics (http:\/\/[^/]+)\//m.exec(running.said())?.[1]
    if (origin !== undefined && admin !== undefined) return { ...running, origin, admin }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`the server did not start: ${running.said()}`)
}

export const startServer = (server: Server): Promise<RunningServer> => untilReady(launchServer(server))

type Import = Server & { readonly dataPackage: string }

/** Starts an import of a package, without waiting for it. */
export const startImport = ({ folder, environment, under, dataPackage }: Import): Running =>
  startNode({
    argv: [join('ingest', 'dist', 'import-command.js'), dataPackage, '--allow-loss'],
    folder,
    environment,
    under,
  })

/** Imports a package, and throws what the command said where it fails. */
export async function importPackage(asked: Import): Promise<void> {
  const running = startImport(asked)
  const { code } = await running.ended
  if (code !== 0) throw new Error(`the import ended with ${code}: ${running.said()}`)
}
