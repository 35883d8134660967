import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '@datacentre/database'
import { postgresBinaries } from '@datacentre/database/testing/postgres-binaries'
import { freePort, serverIdentity } from '@datacentre/database/testing/server-room'
import { atEnd } from './at-end.ts'
import { removeFolder, temporaryFolder } from './folders.ts'

export type TrialPostgres = {
  readonly url: string
  readonly start: () => Promise<void>
  /** Ends it at once, as a machine that fails does; connections are cut. */
  readonly stop: () => Promise<void>
  /** Stops all of its processes where they are: connections stay, and nothing answers. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Puts the data of now aside, as a backup does; only while it is stopped. */
  readonly keepCopy: () => void
  /** Puts the data that were put aside in the place of those of now; only while it is stopped. */
  readonly restoreCopy: () => void
}

/** The processes that a process started; each connection of PostgreSQL has one. */
function childrenOf(pid: number): number[] {
  const parentOf = (child: string): number => {
    try {
      // After the name in brackets: the state, then the parent.
      return Number(readFileSync(`/proc/${child}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
    } catch {
      // It ended since it was listed.
      return 0
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)
}

function sendTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It ended since it was listed.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** A PostgreSQL on a port of its own that a trial may stop, freeze and put back; it ends with the test. */
export async function trialPostgres(): Promise<TrialPostgres> {
  const folder = temporaryFolder()
  const user = serverIdentity()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const [data, copy, binaries] = [join(folder, 'data'), join(folder, 'copy'), postgresBinaries(folder)]
  const initdb = ['-D', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions']
  execFileSync(join(binaries, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'pipe' })
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess | null = null
  const signalAll = (signal: NodeJS.Signals): void => {
    const pid = server?.pid
    if (pid === undefined) return
    for (const one of [pid, ...childrenOf(pid)]) sendTo(one, signal)
  }
  const stop = async (): Promise<void> => {
    if (server === null) return
    const ended = once(server, 'exit')
    // Its immediate shutdown, also of one that is frozen.
    server.kill('SIGQUIT')
    signalAll('SIGCONT')
    await ended
    server = null
  }
  const start = async (): Promise<void> => {
    const log = openSync(join(folder, 'log'), 'a')
    const settings = [
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ]
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], {
      ...user,
      cwd: folder,
      stdio: ['ignore', log, log],
    })
    for (let tries = 0; tries < 600; tries++) {
      const store = await connect(url).catch(() => null)
      if (store !== null) return store.close()
      await pause(50)
    }
    throw new Error(`PostgreSQL did not start: ${readFileSync(join(folder, 'log'), 'utf8')}`)
  }
  const put = (from: string, to: string): void => {
    rmSync(to, { recursive: true, force: true })
    // With its owner and its rights, without which PostgreSQL refuses a folder.
    execFileSync('cp', ['-a', from, to])
  }
  atEnd(async () => {
    await stop()
    await removeFolder(folder)
  })
  await start()
  return {
    url,
    start,
    stop,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    keepCopy: () => put(data, copy),
    restoreCopy: () => put(copy, data),
  }
}
