import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { postgresBinaries } from './postgres-binaries.ts'
import { freePort, serverIdentity, type Identity } from './server-room.ts'

/** A PostgreSQL server of our own that ends with this process, however it ends. */
export type RunningPostgres = {
  readonly url: string
  readonly folder: string
  stop(): Promise<void>
}

const KEEPER = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url))
const START_LIMIT_MS = 30_000
const BETWEEN_ATTEMPTS_MS = 25

// The data of a test need not survive a power cut; a Dutch order of text shows that no query leans on the
// server's.
const INITDB = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions']
const COLLATION = ['--locale=C', '--locale-provider=icu', '--icu-locale=nl']
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const waitUntilReady = async (
  keeper: ChildProcess,
  server: { url: string; folder: string },
): Promise<void> => {
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await answers(server.url))) {
    if (keeper.exitCode !== null || Date.now() > deadline) {
      const log = keeper.exitCode === null ? readFileSync(join(server.folder, 'log'), 'utf8') : ''
      throw new Error(`PostgreSQL did not start for the tests. ${log}`)
    }
    await pause(BETWEEN_ATTEMPTS_MS)
  }
}

const makeDataFolder = (folder: string, identity: Identity): { data: string; binaries: string } => {
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid)
  const [data, binaries] = [join(folder, 'data'), postgresBinaries(folder)]
  const parameters = ['-D', data, ...INITDB, ...COLLATION]
  execFileSync(join(binaries, 'initdb'), parameters, { ...identity, cwd: folder, stdio: 'pipe' })
  return { data, binaries }
}

/** Gives the folder to the keeper, which removes it when the server has ended. */
const launch = async (folder: string, identity: Identity): Promise<RunningPostgres> => {
  const { data, binaries } = makeDataFolder(folder, identity)
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const command = join(binaries, 'postgres')
  const task = JSON.stringify({ command, parameters: ['-D', data, ...settings], folder, identity })
  // Detached, so that Ctrl-C reaches only the tests and the keeper lives long enough to clean up after them.
  const keeper = spawn(process.execPath, [KEEPER, task], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  })
  const ended = once(keeper, 'exit')
  const stop = async (): Promise<void> => {
    keeper.stdin.end()
    await ended
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await waitUntilReady(keeper, { url, folder })
  } catch (error) {
    await stop()
    throw error
  }
  return { url, folder, stop }
}

export const startPostgres = async (): Promise<RunningPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'datacentre-postgres-'))
  try {
    return await launch(folder, serverIdentity())
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
