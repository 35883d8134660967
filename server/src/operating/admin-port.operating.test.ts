import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listeningServer } from '../../testing/listening-server.ts'
import { openAdminPort } from './admin-port.ts'
import type { Readiness } from './readiness.ts'

const script = join(import.meta.dirname, '../../../scripts/admin-port.mjs')

type Wishes = {
  readonly host?: string
  readonly adminPort?: number
  readonly metricsTimeoutMs?: number
  readonly silenceMs?: number
}

async function adminPort({ host = '127.0.0.1', adminPort: asked = 0, ...limits }: Wishes = {}) {
  const state: { readiness: Readiness } = { readiness: { ready: true, version: 3 } }
  const admin = await openAdminPort({
    settings: { host, adminPort: asked },
    script,
    readiness: () => state.readiness,
    metrics: { contentType: 'text/plain; version=0.0.4', read: async () => 'dataset_version 3\n' },
    onTrouble: (error) => {
      throw error
    },
    ...limits,
  })
  onTestFinished(() => admin.close())
  const get = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${admin.port}${path}`, { method })
    return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() }
  }
  return { admin, state, get }
}

/** Asks from a thread of its own, a while after it was told to, and tells status, milliseconds and body. */
const asker = `
const { parentPort, workerData } = require('node:worker_threads')
const ask = async (url) => {
  const start = performance.now()
  const answer = await fetch(url)
  return { status: answer.status, body: await answer.text(), ms: performance.now() - start }
}
parentPort.once('message', () => setTimeout(async () => {
  const told = []
  for (const url of workerData.urls) told.push(await ask(url))
  parentPort.postMessage(told)
}, workerData.afterMs))`

type Told = { readonly status: number; readonly body: string; readonly ms: number }

/** What the addresses answer while this thread does nothing else for some time, as a server that is busy. */
async function askedWhileBusy(
  urls: readonly string[],
  busyMs: number,
  afterMs = 100,
): Promise<readonly Told[]> {
  const worker = new Worker(asker, { eval: true, workerData: { urls, afterMs } })
  onTestFinished(async () => void (await worker.terminate()))
  await once(worker, 'online')
  const told = once(worker, 'message')
  worker.postMessage('go')
  const until = performance.now() + busyMs
  while (performance.now() < until);
  const [answers] = (await told) as [readonly Told[]]
  return answers
}

describe('the port of the operator', () => {
  it('tells health, readiness and metrics, and nothing else [D37.1]', async () => {
    const { get, state, admin } = await adminPort()
    expect(await get('/healthz')).toMatchObject({ status: 200, body: '{"alive":true}' })
    await expect.poll(() => get('/readyz')).toMatchObject({ status: 200, body: '{"ready":true,"version":3}' })
    expect(await get('/metrics')).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4' })
    expect((await get('/metrics')).body).toMatch(
      /^dataset_version 3\n(#.*\n){2}metrics_age_seconds 0\.\d+\n$/,
    )
    expect((await get('/metrics', 'HEAD')).body).toBe('')
    expect(await get('/datacenter/')).toMatchObject({ status: 404 })
    expect(await get('/metrics', 'POST')).toMatchObject({ status: 405 })
    state.readiness = { ready: false, reason: 'the server is stopping' }
    admin.tell()
    await expect.poll(() => get('/readyz')).toMatchObject({ status: 503 })
  })
  it('answers at once while the server is too busy for anybody else [D37.1]', async () => {
    const { admin } = await adminPort()
    const origin = `http://127.0.0.1:${admin.port}`
    const urls = Array.from({ length: 20 }, (_, nr) => origin + (nr % 2 === 0 ? '/healthz' : '/readyz'))
    // Busy for four seconds: each answer that waited for the server would take as long.
    const told = await askedWhileBusy(urls, 4000)
    expect(told.map(({ status }) => status)).toEqual(urls.map(() => 200))
    expect(Math.max(...told.map(({ ms }) => ms))).toBeLessThan(2000)
  })
  it('gives the last figures of a server that is too busy, and says how old they are [D37.2]', async () => {
    const { admin, get } = await adminPort({ metricsTimeoutMs: 300 })
    await get('/metrics')
    const [told] = await askedWhileBusy([`http://127.0.0.1:${admin.port}/metrics`], 3000, 1200)
    expect(told?.body).toMatch(/^dataset_version 3\n/)
    expect(Number(/^metrics_age_seconds (.+)$/m.exec(told?.body ?? '')?.[1])).toBeGreaterThan(1)
  })
  it('no longer calls a server alive that is stuck, and does again when it goes on [D37.2]', async () => {
    const { admin, get } = await adminPort({ silenceMs: 500 })
    const [told] = await askedWhileBusy([`http://127.0.0.1:${admin.port}/healthz`], 3000, 1500)
    expect(told).toMatchObject({
      status: 503,
      body: expect.stringContaining('the server has been stuck for'),
    })
    await expect.poll(() => get('/healthz')).toMatchObject({ status: 200 })
  })
  it('stops the start with a sentence where it is taken [D37.1]', async () => {
    const { admin } = await adminPort()
    await expect(adminPort({ adminPort: admin.port })).rejects.toThrow(
      `ADMIN_PORT ${admin.port} is in use on 127.0.0.1: set ADMIN_PORT to another one.`,
    )
  })
  it('stops the start with what is wrong with HOST, and does not blame the port [D37.1]', async () => {
    // An address of documentation (RFC 5737), which no machine has.
    await expect(adminPort({ host: '192.0.2.1' })).rejects.toThrow(
      'HOST is "192.0.2.1", but this machine has no such address.',
    )
    await expect(adminPort({ host: 'nowhere.invalid' })).rejects.toThrow(
      'HOST is "nowhere.invalid", but no such host is known.',
    )
  })
})

describe('the port of visitors', () => {
  const statuses = async (environment: Readonly<Record<string, string>>) => {
    const { port } = await listeningServer({ snapshot: null, environment })
    return Promise.all(
      ['/healthz', '/metrics'].map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status),
    )
  }
  it('has no metrics where the operator has a port for them, and health on both [D37.1]', async () => {
    expect(await statuses({})).toEqual([200, 200])
    expect(await statuses({ ADMIN_PORT: '9090' })).toEqual([200, 404])
  })
})
