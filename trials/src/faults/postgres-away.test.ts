import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { editionsServed, untilServed, versionServed } from '../product/answers.ts'
import { copyOf } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { failures, underLoad, type Outcome } from '../product/load.ts'
import { trialPostgres, type TrialPostgres } from '../product/postgres.ts'
import { questionsTo } from '../product/questions.ts'
import { importPackage, startServer, type RunningServer } from '../product/running.ts'
import { expectWholeStore } from '../product/whole-store.ts'

type Trial = { readonly postgres: TrialPostgres; readonly folder: string; readonly server: RunningServer }

const dataPackage = (edition: string): string => packageIn(inject('packages'), edition)
const settings = ({ url }: TrialPostgres) => ({ DATABASE_URL: url, LOG_LEVEL: 'warn' })

async function serverOnPostgres(): Promise<Trial> {
  const postgres = await trialPostgres()
  const folder = copyOf(inject('shipped'))
  await importPackage({ folder, environment: settings(postgres), dataPackage: dataPackage('one') })
  return { postgres, folder, server: await startServer({ folder, environment: settings(postgres) }) }
}

const needStore = (outcomes: readonly Outcome[]) => outcomes.filter(({ fromStore }) => fromStore)

/** Comes when what is read from the store is answered again. */
async function untilStoreIsBack(server: RunningServer): Promise<void> {
  const question = (await questionsTo(server.origin)).find(({ fromStore }) => fromStore)!
  await expect
    .poll(
      async () => {
        const { path, body } = question
        const headers = { 'content-type': 'application/json' }
        return (await fetch(`${server.origin}${path}`, { method: 'POST', body: body!, headers })).status
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(200)
}

describe('while visitors ask', () => {
  it('PostgreSQL may stop: all but the store goes on, the log is not flooded, and it is found when it is back [D39.3, D39.6]', async () => {
    const { postgres, server } = await serverOnPostgres()
    const load = underLoad([server.origin], await questionsTo(server.origin))
    await pause(2000)
    expect(failures(load.since())).toEqual([])
    const linesBefore = server
      .said()
      .split('\n')
      .filter((line) => line.includes('"level":40')).length
    await postgres.stop()
    await pause(10_000)
    const outage = load.since()
    const lines =
      server
        .said()
        .split('\n')
        .filter((line) => line.includes('"level":40')).length - linesBefore
    expect(failures(outage, { isStoreAway: true })).toEqual([])
    const refused = needStore(outage).filter(({ status }) => status === 503).length
    expect(refused).toBeGreaterThan(10)
    console.log(`${refused} answers without the store made ${lines} lines of warnings`)
    expect(lines).toBeLessThan(10)
    await postgres.start()
    await untilStoreIsBack(server)
    load.since()
    await pause(2000)
    expect(failures(load.since())).toEqual([])
    await load.stop()
  })

  it('PostgreSQL may freeze: what needs it is told so within seconds, all else is as quick as before, and it goes on when thawed [D39.6]', async () => {
    const { postgres, folder, server } = await serverOnPostgres()
    const load = underLoad([server.origin], await questionsTo(server.origin), { visitors: 8 })
    await pause(2000)
    expect(failures(load.since())).toEqual([])
    postgres.freeze()
    await pause(20_000)
    const frozen = load.since()
    expect(failures(frozen, { isStoreAway: true })).toEqual([])
    expect(needStore(frozen).some(({ status }) => status === 503)).toBe(true)
    // Five seconds, and what a busy machine takes.
    expect(Math.max(...needStore(frozen).map(({ ms }) => ms))).toBeLessThan(15_000)
    expect((await fetch(`${server.admin}/readyz`)).status).toBe(200)
    postgres.thaw()
    await untilStoreIsBack(server)
    load.since()
    await pause(2000)
    expect(failures(load.since())).toEqual([])
    await importPackage({ folder, environment: settings(postgres), dataPackage: dataPackage('other') })
    await untilServed(server.origin, (await expectWholeStore(postgres.url)).id)
    await load.stop()
  })

  it('PostgreSQL may fail over to a copy with an older dataset: the server goes back to it by itself [D39.6]', async () => {
    const { postgres, folder, server } = await serverOnPostgres()
    await postgres.stop()
    postgres.keepCopy()
    await postgres.start()
    const importOther = async (): Promise<void> => {
      await importPackage({ folder, environment: settings(postgres), dataPackage: dataPackage('other') })
      // PostgreSQL leaves out some numbers after it was cut off.
      await untilServed(server.origin, (await expectWholeStore(postgres.url)).id)
    }
    await importOther()
    const load = underLoad([server.origin], await questionsTo(server.origin))
    await postgres.stop()
    postgres.restoreCopy()
    await postgres.start()
    await untilServed(server.origin, 1)
    expect(failures(load.since(), { isStoreAway: true })).toEqual([])
    expect(await editionsServed(server.origin, inject('known'))).toEqual(['one'])
    await load.stop()
    await importOther()
    expect(await editionsServed(server.origin, inject('known'))).toEqual(['other'])
  })
})

it('a server starts while PostgreSQL is away, serves what it served last, and follows the store when it is back [D39.2]', async () => {
  const { postgres, folder, server } = await serverOnPostgres()
  const environment = settings(postgres)
  await server.kill('SIGTERM')
  await postgres.stop()
  const again = await startServer({ folder, environment })
  expect(await versionServed(again.origin)).toBe(1)
  expect(await editionsServed(again.origin, inject('known'))).toEqual(['one'])
  const questions = await questionsTo(again.origin)
  const load = underLoad([again.origin], questions)
  await pause(3000)
  expect(failures(load.since(), { isStoreAway: true })).toEqual([])
  await postgres.start()
  await untilStoreIsBack(again)
  await importPackage({ folder, environment, dataPackage: dataPackage('other') })
  await untilServed(again.origin, (await expectWholeStore(postgres.url)).id)
  await load.stop()
  expect(await editionsServed(again.origin, inject('known'))).toEqual(['other'])
})
