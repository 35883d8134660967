import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logFile, runningPid, startKept, stopKept, until } from './kept-process.ts'
import { writeNginxFolder } from './nginx-folder.ts'

/** Where a cluster stands, and its ports: visitors, two servers with their operators' ports, and PostgreSQL. */
export type Cluster = { readonly folder: string; readonly port: number }

export const serverNames = ['server-1', 'server-2'] as const
export type ServerName = (typeof serverNames)[number]

const place = (name: ServerName): number => serverNames.indexOf(name) + 1
export const serverPort = ({ port }: Cluster, name: ServerName): number => port + place(name)
export const adminPort = ({ port }: Cluster, name: ServerName): number => port + 2 + place(name)
const postgresPort = ({ port }: Cluster): number => port + 5
export const appOf = ({ folder }: Cluster, name: ServerName): string => join(folder, name)
export const databaseUrl = (cluster: Cluster): string =>
  `postgres://datacentre@127.0.0.1:${postgresPort(cluster)}/postgres`

/** A program of Debian that a cluster needs. */
class ProgramMissing extends Error {
  override readonly name = 'ProgramMissing'
  constructor(program: string, debianPackage: string) {
    super(`${program} is not installed: apt-get install ${debianPackage}`)
  }
}

/** Debian keeps the programs of each PostgreSQL in a folder of its own. */
function postgresPrograms(): string {
  const home = '/usr/lib/postgresql'
  const newest = existsSync(home) ? readdirSync(home).toSorted((a, b) => Number(b) - Number(a))[0] : undefined
  if (newest === undefined) throw new ProgramMissing('PostgreSQL', 'postgresql')
  return join(home, newest, 'bin')
}

/** PostgreSQL refuses to run as root, so root runs it as the user that Debian made for it. */
function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const ask = (what: string): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

export async function startPostgres(cluster: Cluster): Promise<void> {
  const { folder } = cluster
  if (runningPid(folder, 'postgres') !== null) return
  const [programs, user, home] = [postgresPrograms(), postgresUser(), join(folder, 'postgres')]
  const data = join(home, 'data')
  if (!existsSync(data)) {
    mkdirSync(home, { recursive: true })
    if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid)
    // Only this machine is listened to; a cluster over several machines needs passwords.
    const argv = ['-D', data, '--username=datacentre', '--auth=trust', '--encoding=UTF8', '--no-instructions']
    execFileSync(join(programs, 'initdb'), argv, { ...user, cwd: home, stdio: 'pipe' })
  }
  const settings = ['-p', String(postgresPort(cluster)), '-c', 'listen_addresses=127.0.0.1']
  startKept({
    folder,
    name: 'postgres',
    program: join(programs, 'postgres'),
    argv: ['-D', data, ...settings, '-c', 'unix_socket_directories='],
    workingFolder: home,
    user,
  })
  const ask = ['-h', '127.0.0.1', '-p', String(postgresPort(cluster)), '-q']
  await until('PostgreSQL', async () => spawnSync(join(programs, 'pg_isready'), ask).status === 0)
}

/** Its fast shutdown: whoever is connected is sent away, and all that was committed is on disk. */
export const stopPostgres = ({ folder }: Cluster): Promise<void> => stopKept(folder, 'postgres', 'SIGINT')

/** Whether a server says that it serves a dataset. */
async function isReady(cluster: Cluster, name: ServerName): Promise<boolean> {
  const address = `http://127.0.0.1:${adminPort(cluster, name)}/readyz`
  const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => null)
  return answer?.status === 200
}

export async function startServer(cluster: Cluster, name: ServerName): Promise<void> {
  const { folder } = cluster
  if (runningPid(folder, name) !== null) return
  startKept({
    folder,
    name,
    program: process.execPath,
    argv: [join('scripts', 'start.mjs')],
    workingFolder: appOf(cluster, name),
    environment: {
      HOST: '127.0.0.1',
      PORT: String(serverPort(cluster, name)),
      ADMIN_PORT: String(adminPort(cluster, name)),
      DATABASE_URL: databaseUrl(cluster),
      TRUSTED_PROXIES: 'loopback',
      SHUTDOWN_DELAY: '1',
      DEMO: process.env['DEMO'] ?? 'on',
      ...(process.env['DEMO_SCALE'] !== undefined && { DEMO_SCALE: process.env['DEMO_SCALE'] }),
    },
  })
  await until(`${name} (see ${logFile(folder, name)})`, async () => {
    if (runningPid(folder, name) === null)
      throw new Error(`${name} stopped: ${readFileSync(logFile(folder, name), 'utf8').slice(-2000)}`)
    return isReady(cluster, name)
  })
}

/** Downloads under way are sent whole first. */
export const stopServer = ({ folder }: Cluster, name: ServerName): Promise<void> =>
  stopKept(folder, name, 'SIGTERM')

/** nginx as the example sets it up; only its port and folders are others. */
export async function startNginx(cluster: Cluster): Promise<void> {
  const { folder, port } = cluster
  if (runningPid(folder, 'nginx') !== null) return
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status !== 0) throw new ProgramMissing('nginx', 'nginx')
  const home = join(folder, 'nginx')
  const argv = writeNginxFolder({
    folder: home,
    port,
    servers: serverNames.map((name) => `127.0.0.1:${serverPort(cluster, name)}`),
  })
  startKept({ folder, name: 'nginx', program: 'nginx', argv, workingFolder: home })
  const address = `http://127.0.0.1:${port}/healthz`
  await until('nginx', async () => (await fetch(address).catch(() => null))?.status === 200)
}

/** It sends what it has begun. */
export const stopNginx = ({ folder }: Cluster): Promise<void> => stopKept(folder, 'nginx', 'SIGQUIT')
