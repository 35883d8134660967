import { fuzz } from '@datacentre/server/testing/fuzz/fuzz'
import type { Question } from '@datacentre/server/testing/fuzz/question'
import { expect, inject, it } from 'vitest'
import { cpuMsOf } from '../product/cpu-time.ts'
import { copyOf } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { importPackage, startServer } from '../product/running.ts'
import { askOver } from './over-http.ts'

const REQUESTS = Number(process.env['REQUESTS'] ?? 20_000)

it(`${REQUESTS} requests of every kind get no fault of ours, an answer in time, and a reason where they are refused [D39.11]`, async () => {
  const folder = copyOf(inject('shipped'))
  await importPackage({ folder, dataPackage: packageIn(inject('packages'), 'one') })
  const server = await startServer({ folder })
  const ask = askOver(server.origin)
  const costMs = async (question: Question): Promise<number> => {
    const before = cpuMsOf(server.pid)
    await ask(question)
    return cpuMsOf(server.pid) - before
  }
  const fuzzed = await fuzz({ ask, seed: inject('seed') % 2 ** 31, requests: REQUESTS, costMs, atOnce: 8 })
  console.log(
    `${fuzzed.asked} requests to ${fuzzed.addresses} kinds of addresses, answered ${JSON.stringify(fuzzed.statuses)}`,
  )
  expect(fuzzed.faults).toEqual([])
  expect(server.said()).not.toContain('"level":50')
  expect((await fetch(`${server.admin}/healthz`)).status).toBe(200)
})
