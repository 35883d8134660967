import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { shipInto } from '../packages/ship.ts'
import { runningPid } from './kept-process.ts'
import {
  adminPort,
  appOf,
  databaseUrl,
  serverNames,
  serverPort,
  startNginx,
  startPostgres,
  startServer,
  stopNginx,
  stopPostgres,
  stopServer,
  type Cluster,
  type ServerName,
} from './parts.ts'

type Say = (line: string) => void

/** nginx asks a server that failed nothing for two seconds (`fail_timeout`): stopping the other one sooner leaves it with none. */
const NGINX_FORGETS_MS = 3000

/** Starts what does not run: PostgreSQL, then each server when the one before is ready, then nginx. */
export async function start(cluster: Cluster, say: Say): Promise<void> {
  mkdirSync(cluster.folder, { recursive: true })
  for (const name of serverNames) if (!existsSync(appOf(cluster, name))) await shipInto(appOf(cluster, name))
  await startPostgres(cluster)
  say(`PostgreSQL: ${databaseUrl(cluster)}`)
  for (const name of serverNames) {
    // The first fills an empty store.
    await startServer(cluster, name)
    say(`${name}: port ${serverPort(cluster, name)}, for its operator ${adminPort(cluster, name)}`)
  }
  await startNginx(cluster)
  say(`nginx: http://127.0.0.1:${cluster.port}/datacenter/`)
}

/** Stops everything, who asks first. */
export async function stop(cluster: Cluster, say: Say): Promise<void> {
  await stopNginx(cluster)
  await Promise.all(serverNames.map((name) => stopServer(cluster, name)))
  await stopPostgres(cluster)
  say('all is stopped; start goes on with the same data')
}

/** Puts what is built now in the place of what a server runs, with its data. */
async function replaceApp(cluster: Cluster, name: ServerName): Promise<void> {
  const [app, next, old] = [
    appOf(cluster, name),
    `${appOf(cluster, name)}.next`,
    `${appOf(cluster, name)}.old`,
  ]
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true })
  await shipInto(next)
  rmSync(join(next, 'data'), { recursive: true })
  await stopServer(cluster, name)
  renameSync(join(app, 'data'), join(next, 'data'))
  renameSync(app, old)
  renameSync(next, app)
  rmSync(old, { recursive: true })
}

/** Brings one server after the other to what is built now; visitors are answered by the other one meanwhile. */
export async function upgrade(cluster: Cluster, say: Say): Promise<void> {
  for (const name of serverNames) {
    await replaceApp(cluster, name)
    await startServer(cluster, name)
    await pause(NGINX_FORGETS_MS)
    say(`${name} runs what is built now`)
  }
}

/** Restarts one server after the other. */
export async function restart(cluster: Cluster, say: Say): Promise<void> {
  for (const name of serverNames) {
    await stopServer(cluster, name)
    await startServer(cluster, name)
    await pause(NGINX_FORGETS_MS)
    say(`${name} is started again`)
  }
}

/** Says what runs. */
export async function status({ folder }: Cluster, say: Say): Promise<void> {
  for (const name of ['postgres', ...serverNames, 'nginx']) {
    const pid = runningPid(folder, name)
    say(`${name}: ${pid === null ? 'does not run' : `process ${pid}`}`)
  }
}
