import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { connectTo, listeningServer } from '../../testing/listening-server.ts'
import { smallServer } from '../../testing/small-server.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8'

type Wishes = {
  readonly environment: Readonly<Record<string, string>>
  readonly snapshot: Snapshot | null
}

/** A server behind a proxy that it believes, with an address whose answer is only made when the test lets it. */
async function busyServer({ environment, snapshot }: Wishes) {
  const making: (() => void)[] = []
  const { port, server } = await listeningServer({
    snapshot,
    environment: { TRUSTED_PROXIES: 'loopback', ...environment },
    assets: { 'a.js': 'export {}' },
    routes: (scope) => {
      scope.get('/slow', async () => {
        await new Promise<void>((resolve) => {
          making.push(resolve)
        })
        return 'made'
      })
    },
  })
  const ask = (path: string, client: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': client, ...headers } })
  /** Answers of this client that are being made until the test ends it. */
  const keepBusy = async (client: string, count: number) => {
    const before = making.length
    const answers = Array.from({ length: count }, () => ask('/slow', client))
    await expect.poll(() => making.length).toBe(before + count)
    return answers
  }
  const finish = (): void => {
    for (const made of making.splice(0)) made()
  }
  return { port, server, ask, keepBusy, finish }
}

describe('a server with as many answers under way as it makes at once', () => {
  const small = smallServer('sqlite')
  const snapshot = (): Snapshot | null => small().snapshots.snapshot()
  const LIMITS = { MAX_REQUESTS: '5', MAX_REQUESTS_PER_CLIENT: '3' }

  it('tells one client at once to come back that asks too much, and answers the others [D38.2]', async () => {
    const { ask, keepBusy, finish } = await busyServer({ environment: LIMITS, snapshot: snapshot() })
    const answers = await keepBusy('192.0.2.1', 3)
    const refused = await ask('/datacenter/', '192.0.2.1')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(await refused.json()).toMatchObject({ title: 'Too many requests of yours are under way' })
    expect((await ask('/datacenter/', '192.0.2.2')).status).toBe(200)
    finish()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await ask('/datacenter/', '192.0.2.1')).status).toBe(200)
  })
  it('tells everybody so when they are too many together, in a browser on a page in their language [D38.2]', async () => {
    const { ask, keepBusy, finish } = await busyServer({ environment: LIMITS, snapshot: snapshot() })
    const answers = [...(await keepBusy('192.0.2.1', 3)), ...(await keepBusy('192.0.2.2', 2))]
    const page = await ask('/datacenter/?lang=en', '192.0.2.3', { accept: BROWSER })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(await page.text()).toMatch(/<html lang="en">[^]*<h1>We are too busy right now<\/h1>/)
    const dutch = await ask('/datacenter/', '192.0.2.3', { accept: BROWSER })
    expect(await dutch.text()).toContain('<h1>Het is nu te druk</h1>')
    finish()
    await Promise.all(answers)
  })
  it('gives on what is there already: health, lists, files of the apps, and that nothing changed [D38.3]', async () => {
    const { ask, keepBusy, finish, port } = await busyServer({ environment: LIMITS, snapshot: snapshot() })
    const home = '/datacenter/codes?lang=en'
    const etag = (await ask(home, '192.0.2.4', { accept: BROWSER })).headers.get('etag') ?? ''
    const answers = [...(await keepBusy('192.0.2.1', 3)), ...(await keepBusy('192.0.2.2', 2))]
    const statusOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
      (await ask(path, '192.0.2.4', headers)).status
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/readyz')).toBe(200)
    expect(await statusOf('/metrics')).toBe(200)
    expect(await statusOf('/datacenter/assets/a.js')).toBe(200)
    expect(await statusOf('/datacenter/rest/config')).toBe(200)
    const list = (body: string) =>
      fetch(`http://127.0.0.1:${port}/datacenter/rest/brh/boreholes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    expect((await list('{}')).status).toBe(200)
    expect((await list('{"onOffshore":"ON"}')).status).toBe(503)
    expect(await statusOf(home, { accept: BROWSER })).toBe(503)
    expect(await statusOf(home, { accept: BROWSER, 'if-none-match': etag })).toBe(304)
    const changed = await ask(home, '192.0.2.4', { accept: BROWSER, 'if-none-match': 'W/"another"' })
    expect([changed.status, changed.headers.get('etag')]).toEqual([503, null])
    finish()
    await Promise.all(answers)
  })
  it('has room again when callers are gone [D38.2]', async () => {
    const { port, ask, server } = await busyServer({ environment: LIMITS, snapshot: null })
    const callers = await Promise.all(Array.from({ length: 3 }, () => connectTo({ port, server })))
    for (const caller of callers)
      caller.write('GET /slow HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n')
    await expect.poll(() => server.admission.making()).toBe(3)
    expect((await ask('/datacenter/', '192.0.2.1')).status).toBe(503)
    for (const caller of callers) caller.resetAndDestroy()
    await expect.poll(() => server.admission.making()).toBe(0)
    expect((await ask('/datacenter/', '192.0.2.1')).status).toBe(200)
  })
  it('tells in its metrics how many it makes and refused [D38.2]', async () => {
    const { ask, keepBusy, finish } = await busyServer({ environment: LIMITS, snapshot: null })
    const answers = await keepBusy('192.0.2.1', 3)
    await ask('/datacenter/', '192.0.2.1')
    const told = await (await ask('/metrics', '192.0.2.1')).text()
    expect(told).toContain('http_answers_making 3\n')
    expect(told).toContain('http_answers_making_limit 5\n')
    expect(told).toContain('http_requests_refused_total{limit="client"} 1\n')
    finish()
    await Promise.all(answers)
  })
})

describe('a server with a limit to how often one asks', () => {
  const small = smallServer('sqlite')
  const LIMITS = { RATE_LIMIT: '2', RATE_BURST: '6' }
  it('tells who asks more often to wait, and nobody else; health always answers [D38.5]', async () => {
    const { ask } = await busyServer({ environment: LIMITS, snapshot: null })
    const statuses = []
    for (let nr = 0; nr < 12; nr++) statuses.push((await ask('/datacenter/', '192.0.2.1')).status)
    expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200])
    expect(statuses).toContain(429)
    const refused = await ask('/datacenter/rest/config', '192.0.2.1')
    expect(refused.headers.get('retry-after')).toBe('1')
    expect(await refused.json()).toMatchObject({ status: 429, title: 'Too many requests' })
    expect((await ask('/healthz', '192.0.2.1')).status).toBe(200)
    expect((await ask('/datacenter/', '192.0.2.2')).status).toBe(200)
    await expect.poll(async () => (await ask('/datacenter/', '192.0.2.1')).status).toBe(200)
  })
  it('tells so on a page that needs no other file, which would be refused as well [D28.46]', async () => {
    const { ask } = await busyServer({ environment: LIMITS, snapshot: small().snapshots.snapshot() })
    const until429 = async (path: string): Promise<Response> => {
      const answer = await ask(path, '192.0.2.1', { accept: BROWSER })
      return answer.status === 429 ? answer : until429(path)
    }
    const refused = await until429('/datacenter/overview?lang=en')
    const page = await refused.text()
    expect(page).toContain('<h1>Too many requests</h1>')
    expect(page).toContain('href="/datacenter/overview?lang=en">Try again</a>')
    expect(page).not.toMatch(/<link rel="stylesheet"|<script|<img/)
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? []
    const policy = (answer: Response): string => answer.headers.get('content-security-policy') ?? ''
    expect(policy(refused)).toContain(createHash('sha256').update(style).digest('base64'))
    expect(policy(refused)).toContain("frame-ancestors 'self'")
    const framed = await until429('/datacenter/embed/gas-produced')
    expect(policy(framed)).toContain('frame-ancestors *')
    expect(await framed.text()).toContain('<h1>Er is te vaak iets opgevraagd</h1>')
  })
  it('has none by itself [D38.5]', async () => {
    const { ask } = await busyServer({ environment: {}, snapshot: null })
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask('/datacenter/', '192.0.2.1')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
