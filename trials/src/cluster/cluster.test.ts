import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { editionsServed, untilServed, versionServed } from '../product/answers.ts'
import { removeFolder, temporaryFolder } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { failures, underLoad, type Outcome } from '../product/load.ts'
import { questionsTo } from '../product/questions.ts'
import { importPackage } from '../product/running.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const run = promisify(execFile)

/** Another port for a second run beside the first; the five above it are used too. */
const port = Number(process.env['CLUSTER_PORT'] ?? 18_270)

const hasPrograms =
  spawnSync('nginx', ['-v']).status === 0 &&
  spawnSync('sh', ['-c', 'ls /usr/lib/postgresql/*/bin/postgres']).status === 0

/** nginx of the example lets one address ask twenty times a second. */
const GENTLY = { visitors: 3, pauseMs: 200 }

describe.runIf(hasPrograms)('a cluster of two servers, PostgreSQL and nginx', () => {
  const folder = temporaryFolder()
  const origin = `http://127.0.0.1:${port}`
  const servers = [1, 2].map((nr) => `http://127.0.0.1:${port + nr}`)
  const environment = { DATABASE_URL: `postgres://datacentre@127.0.0.1:${port + 5}/postgres` }
  const app = join(folder, 'server-1')
  const cluster = async (work: string): Promise<void> => {
    const argv = ['scripts/run-source.mjs', 'scripts/cluster/cluster-command.ts', work]
    await run(process.execPath, [...argv, '--folder', folder, '--port', String(port)], {
      cwd: root,
      env: { PATH: process.env['PATH'], DEMO: 'on', DEMO_SCALE: '0.02' },
    })
  }
  /** The number of a process of the cluster. */
  const pidOf = (name: string): number =>
    Number(readFileSync(join(folder, 'run', `${name}.pid`), 'utf8').split(' ')[0])

  /** Does something while visitors ask, and gives what they got; it is told how they fared. */
  async function whileAsked(what: string, work: () => Promise<void>): Promise<readonly Outcome[]> {
    const load = underLoad([origin], await questionsTo(origin), GENTLY)
    await pause(1000)
    await work()
    await pause(1000)
    const outcomes = await load.stop()
    const slowest = Math.round(Math.max(...outcomes.map(({ ms }) => ms)))
    console.log(
      `${what}: ${outcomes.length} requests, ${failures(outcomes).length} failed, the slowest took ${slowest} ms`,
    )
    return outcomes
  }

  beforeAll(async () => {
    // PostgreSQL runs as another user, who must be able to enter.
    chmodSync(folder, 0o755)
    // What an older release shipped, to upgrade from; without it the upgrade is from the sources of now to themselves.
    const older = process.env['OLDER_PRODUCT']
    if (older !== undefined)
      for (const name of ['server-1', 'server-2']) cpSync(older, join(folder, name), { recursive: true })
    await cluster('start')
  })
  afterAll(async () => {
    await cluster('stop')
    await removeFolder(folder)
  })

  it('starts, and both servers serve the same version [D39.14]', async () => {
    expect(await Promise.all(servers.map(versionServed))).toEqual([1, 1])
    expect(await versionServed(origin)).toBe(1)
  })
  it('is upgraded one server after the other, and no request fails [D39.14]', async () => {
    const before = [pidOf('server-1'), pidOf('server-2')]
    expect(failures(await whileAsked('upgrade', () => cluster('upgrade')))).toEqual([])
    expect([pidOf('server-1'), pidOf('server-2')]).not.toEqual(before)
  })
  it('is restarted one server after the other, and no request fails [D39.14]', async () => {
    expect(failures(await whileAsked('restart', () => cluster('restart')))).toEqual([])
  })
  it('has a new version on both servers, and no request fails [D39.14]', async () => {
    const outcomes = await whileAsked('new version', async () => {
      await importPackage({ folder: app, environment, dataPackage: packageIn(inject('packages'), 'other') })
      for (const server of servers) await untilServed(server, 2)
    })
    expect(failures(outcomes)).toEqual([])
    for (const server of servers) expect(await editionsServed(server, inject('known'))).toEqual(['other'])
  })
  it('loses a server, and the other one carries on [D39.14]', async () => {
    const outcomes = await whileAsked('a server lost', async () => {
      process.kill(pidOf('server-1'), 'SIGKILL')
      await pause(8000)
    })
    expect(failures(outcomes)).toEqual([])
    await cluster('start')
    expect(await Promise.all(servers.map(versionServed))).toEqual([2, 2])
  })
  it('loses PostgreSQL, and reading goes on, also of a server that is started again meanwhile [D39.14]', async () => {
    const outcomes = await whileAsked('PostgreSQL lost', async () => {
      process.kill(pidOf('postgres'), 'SIGQUIT')
      await pause(4000)
      await cluster('restart')
    })
    expect(failures(outcomes, { isStoreAway: true })).toEqual([])
    expect(outcomes.some(({ status }) => status === 503)).toBe(true)
    await cluster('start')
    await expect
      .poll(async () => failures(await whileAsked('PostgreSQL back', async () => {})).length, {
        timeout: 60_000,
      })
      .toBe(0)
  })
})
