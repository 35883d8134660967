import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gentleCaller } from './gentle-caller.ts'
import { NotAnswered, ServiceGone } from './not-answered.ts'
import { listIn } from './wire-row.ts'

const asItIs = (answer: unknown): unknown => answer

type Answering = (response: ServerResponse, times: number) => void

describe('a gentle caller', () => {
  let folder = ''
  let origin = ''
  let answering: Answering = () => {}
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    answering(response, seen.length)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  /** Short only where an answer never comes: a busy machine answers late. */
  let timeoutMs = 30_000
  beforeEach(async () => {
    seen.length = 0
    timeoutMs = 30_000
    if (folder !== '') await rm(folder, { recursive: true, force: true })
    folder = await mkdtemp(join(tmpdir(), 'caller-'))
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const caller = () => gentleCaller({ folder, rate: 1000, onCall: () => {}, retryMs: [1, 1], timeoutMs })
  const ask = () => caller().ask({ method: 'POST', url: `${origin}/list`, body: {} }, asItIs)
  const json = (response: ServerResponse, text: string): void => {
    response.setHeader('content-type', 'application/json').end(text)
  }

  it('says who it is, and asks again what failed for a while', async () => {
    answering = (response, times) => {
      if (times < 3) response.writeHead(500).end()
      else json(response, '[1]')
    }
    expect(await ask()).toEqual([1])
    expect(seen).toHaveLength(3)
    expect(seen[0]?.headers['user-agent']).toMatch(/^data-centre\/\d+\.\d+\.\d+ \(mirror; /)
  })
  it('does not ask again what it has, also after it was stopped', async () => {
    answering = (response) => json(response, '{"a":1}')
    await ask()
    expect(await ask()).toEqual({ a: 1 })
    expect(seen).toHaveLength(1)
  })
  it('does not keep what cannot be read, and asks for it again', async () => {
    answering = (response, times) => json(response, times === 1 ? '{"error":"maintenance"}' : '[1]')
    const askForList = () => caller().ask({ method: 'POST', url: `${origin}/list`, body: {} }, listIn)
    await expect(askForList()).rejects.toThrow(`POST ${origin}/list: answered no list`)
    expect(await askForList()).toEqual([1])
  })
  it('takes 204 for nothing', async () => {
    answering = (response) => response.writeHead(204).end()
    expect(await ask()).toBeNull()
  })
  it('waits between calls', async () => {
    answering = (response) => json(response, '[]')
    const slow = gentleCaller({ folder, rate: 20, onCall: () => {} })
    const started = performance.now()
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await slow.ask({ method: 'GET', url: `${origin}/${name}` }, asItIs)
    expect(performance.now() - started).toBeGreaterThan(190)
  })
  it.each([429, 503])('waits as long as a service asks that answers %i', async (status) => {
    answering = (response, times) => {
      if (times === 1) response.writeHead(status, { 'retry-after': '1' }).end()
      else json(response, '[1]')
    }
    const started = performance.now()
    expect(await ask()).toEqual([1])
    expect(performance.now() - started).toBeGreaterThan(950)
  })
  it('refuses an answer that is longer than it may be, and does not ask for it again', async () => {
    answering = (response) => json(response, JSON.stringify('x'.repeat(2 * 1024 * 1024)))
    const bounded = gentleCaller({
      folder,
      rate: 1000,
      onCall: () => {},
      retryMs: [1],
      mostBytes: 1024 * 1024,
    })
    await expect(bounded.ask({ method: 'GET', url: `${origin}/long` }, asItIs)).rejects.toThrow(
      `GET ${origin}/long: the answer has no end: over 1 MB came`,
    )
    expect(seen).toHaveLength(1)
  })
  it('gives up the service after twenty calls in a row without an answer', async () => {
    answering = (response) => response.writeHead(403).end()
    const { ask: askOne } = caller()
    const call = () => askOne({ method: 'GET', url: `${origin}/part` }, asItIs)
    for (let nr = 1; nr < 20; nr++) await expect(call()).rejects.toBeInstanceOf(NotAnswered)
    const last = call()
    await expect(last).rejects.toBeInstanceOf(ServiceGone)
    await expect(last).rejects.toThrow(
      `the service does not answer any more: GET ${origin}/part: answered 403; run the same command again to go on`,
    )
  })
  it('goes on with a service that does not have what is asked', async () => {
    answering = (response) => response.writeHead(404).end()
    const { ask: askOne } = caller()
    for (let nr = 1; nr <= 25; nr++)
      await expect(askOne({ method: 'GET', url: `${origin}/part` }, asItIs)).rejects.toMatchObject({
        name: 'NotAnswered',
        isAbsent: true,
      })
  })
  it.each<[string, Answering, string, number]>([
    ['refuses', (response) => response.writeHead(404).end(), 'answered 404', 1],
    ['fails', (response) => response.writeHead(500).end(), 'answered 500', 3],
    [
      'gives a page',
      (response) => response.setHeader('content-type', 'text/html').end('<h1>maintenance</h1>'),
      'answered a page (HTML) and no data',
      3,
    ],
    ['is cut off', (response) => json(response, '[{"a":'), 'the answer is not JSON, or cut off', 3],
    ['never ends', (response) => response.write('[1,'), 'no whole answer came in time', 3],
    ['hangs up', (response) => response.destroy(), 'other side closed', 3],
  ])('gives up with a sentence on a service that %s', async (what, answers, sentence, times) => {
    answering = answers
    if (what === 'never ends') timeoutMs = 300
    const failed = ask()
    await expect(failed).rejects.toBeInstanceOf(NotAnswered)
    await expect(failed).rejects.toThrow(`POST ${origin}/list: ${sentence}`)
    expect(seen).toHaveLength(times)
  })
})
