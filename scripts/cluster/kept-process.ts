import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Started = {
  /** Below which its number and what it says are kept. */
  readonly folder: string
  readonly name: string
  readonly program: string
  readonly argv: readonly string[]
  readonly workingFolder: string
  readonly environment?: Readonly<Record<string, string>>
  readonly user?: { readonly uid?: number; readonly gid?: number }
}

const pidFile = (folder: string, name: string): string => join(folder, 'run', `${name}.pid`)

export const logFile = (folder: string, name: string): string => join(folder, 'run', `${name}.log`)

/** The number of a process that was started here and still runs; null where there is none. */
export function runningPid(folder: string, name: string): number | null {
  const file = pidFile(folder, name)
  if (!existsSync(file)) return null
  const [pid = '', began = ''] = readFileSync(file, 'utf8').split(' ')
  // Numbers of processes are used again: one that began at another moment is somebody else's.
  return beganAt(Number(pid)) === began ? Number(pid) : null
}

/** When a process began, as Linux counts it; null where there is none, or one that has ended and waits to be noticed. */
function beganAt(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[0] === 'Z' ? null : (fields[19] ?? null)
  } catch {
    return null
  }
}

/** Starts a program that goes on when we end, and notes its number. */
export function startKept({ folder, name, program, argv, workingFolder, environment, user }: Started): void {
  mkdirSync(dirname(pidFile(folder, name)), { recursive: true })
  const log = openSync(logFile(folder, name), 'a')
  const child = spawn(program, argv, {
    cwd: workingFolder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    ...user,
  })
  if (child.pid === undefined) throw new Error(`${program} cannot be started`)
  writeFileSync(pidFile(folder, name), `${child.pid} ${beganAt(child.pid)}`)
  child.unref()
}

/** Asks a program to end, and waits for it. */
export async function stopKept(
  folder: string,
  name: string,
  signal: NodeJS.Signals,
  longestMs = 180_000,
): Promise<void> {
  const pid = runningPid(folder, name)
  if (pid !== null) process.kill(pid, signal)
  const until = Date.now() + longestMs
  while (runningPid(folder, name) !== null) {
    if (Date.now() > until) throw new Error(`${name} does not end; see ${logFile(folder, name)}`)
    await pause(50)
  }
  rmSync(pidFile(folder, name), { force: true })
}

/** Comes when something is so, and says what was waited for when it never is. */
export async function until(what: string, isSo: () => Promise<boolean>, longestMs = 180_000): Promise<void> {
  const end = Date.now() + longestMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not come`)
    await pause(100)
  }
}
