import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import {
  connectTo,
  listeningServer,
  readWhole,
  type ListeningServer,
} from '../../testing/listening-server.ts'
import { smallServer } from '../../testing/small-server.ts'
import { defaultTimeouts } from './timeouts.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** More than the operating system holds for one connection on this machine, so that the rest waits with us. */
const LIST_BYTES = 48 * 1024 * 1024

describe('a server that is told to stop', () => {
  const small = smallServer('sqlite')

  /** The small dataset, with the list of seismic lines as long as a real one over a slow line. */
  function withLongList(): Snapshot {
    const snapshot = small().snapshots.snapshot()
    const lines = snapshot?.registers.get('seismic-lines')
    if (!snapshot || !lines) throw new Error('the small dataset holds lines')
    const identity = Buffer.alloc(LIST_BYTES, 'x')
    const list = { ...lines.list, packed: { ...lines.list.packed, identity } }
    return { ...snapshot, registers: new Map([...snapshot.registers, ['seismic-lines', { ...lines, list }]]) }
  }
  const ask = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: here\r\n${more}\r\n`

  /** A caller that has asked for the list and reads nothing after its first bytes. */
  async function slowReader(listening: ListeningServer) {
    const socket = await connectTo(listening)
    socket.write(ask('/datacenter/rest/smc/lines'))
    await new Promise((resolve) => socket.once('readable', resolve))
    return socket
  }

  it('sends a slow reader the whole list, and ends then', async () => {
    const listening = await listeningServer({ snapshot: withLongList() })
    const reader = await slowReader(listening)
    const stopped = listening.server.close()
    expect(await Promise.race([stopped.then(() => 'stopped'), pause(500, 'waiting')])).toBe('waiting')
    const answer = await readWhole(reader)
    expect(answer.length - answer.indexOf('\r\n\r\n') - 4).toBe(LIST_BYTES)
    await stopped
  })
  it('first says that it is not ready, and answers on, each time as the last over that connection [D37.3]', async () => {
    const stopping = new AbortController()
    const { port } = await listeningServer({ snapshot: withLongList(), stopping: stopping.signal })
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    expect((await get('/readyz')).status).toBe(200)
    stopping.abort()
    const ready = await get('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { ready: false, reason: 'the server is stopping' },
    ])
    const answer = await get('/datacenter/rest/config')
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    expect((await get('/healthz')).status).toBe(200)
  })
  it('sends two hundred running downloads whole [D37.3]', async () => {
    const bytes = 2 * 1024 * 1024
    const stopping = new AbortController()
    const listening = await listeningServer({
      snapshot: null,
      stopping: stopping.signal,
      assets: { 'long.bin': Buffer.alloc(bytes) },
    })
    const readers = await Promise.all(Array.from({ length: 200 }, () => connectTo(listening)))
    for (const reader of readers) reader.write(ask('/datacenter/assets/long.bin'))
    await Promise.all(readers.map((reader) => new Promise((resolve) => reader.once('readable', resolve))))
    stopping.abort()
    const stopped = listening.server.close()
    const answers = await Promise.all(readers.map((reader) => readWhole(reader)))
    const bodies = answers.map((answer) => answer.length - answer.indexOf('\r\n\r\n') - 4)
    expect(new Set(bodies)).toEqual(new Set([bytes]))
    await stopped
  })
  it('answers also those who had connected before it was told, and still waited to be accepted [D37.3]', async () => {
    const listening = await listeningServer({ snapshot: null })
    const callers = Array.from({ length: 50 }, () => connect({ host: '127.0.0.1', port: listening.port }))
    for (const caller of callers) caller.write(ask('/healthz'))
    const answers = callers.map((caller) => readWhole(caller))
    // Their connections are made by the operating system while we do nothing.
    const until = performance.now() + 500
    while (performance.now() < until);
    await listening.server.close()
    for (const answer of await Promise.all(answers)) expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK/)
  })
  it('takes no new connection meanwhile', async () => {
    const listening = await listeningServer({ snapshot: withLongList() })
    const reader = await slowReader(listening)
    const stopped = listening.server.close()
    await vi.waitFor(async () => {
      await expect(fetch(`http://127.0.0.1:${listening.port}/healthz`)).rejects.toThrow('fetch failed')
    }, 30_000)
    await readWhole(reader)
    await stopped
  })
  it('closes connections on which nothing happens at once', async () => {
    const listening = await listeningServer({ snapshot: null })
    const silent = await connectTo(listening)
    const asked = await connectTo(listening)
    asked.write(ask('/healthz'))
    await new Promise((resolve) => asked.once('data', resolve))
    const both = Promise.all([readWhole(silent), readWhole(asked)])
    const start = Date.now()
    await listening.server.close()
    await both
    expect(Date.now() - start).toBeLessThan(10_000)
  })
  it('still answers a request that was coming in, and says that the connection closes', async () => {
    const listening = await listeningServer({ snapshot: null })
    const caller = await connectTo(listening)
    const [start, end] = [ask('/healthz').slice(0, 20), ask('/healthz').slice(20)]
    caller.write(start)
    await pause(50)
    const stopped = listening.server.close()
    await pause(50)
    caller.write(end)
    const answer = (await readWhole(caller)).toString()
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(answer.toLowerCase()).toContain('connection: close')
    await stopped
  })
  it('waits for a caller that goes on reading longer than for one that does not, but not for ever [D37.3]', async () => {
    const limits = { ...defaultTimeouts, drainMs: 1000, longestDrainMs: 3500 }
    const listening = await listeningServer({ snapshot: withLongList(), timeouts: limits })
    const [still, reading] = [await slowReader(listening), await slowReader(listening)]
    const stillGone = new Promise((resolve) => still.once('close', () => resolve(performance.now())))
    const start = performance.now()
    const stopped = listening.server.close().then(() => performance.now())
    const taking = setInterval(() => reading.read(512 * 1024), 50)
    const ended = await stopped
    clearInterval(taking)
    still.resume()
    expect(ended - start).toBeGreaterThan(3400)
    expect(ended - start).toBeLessThan(20_000)
    expect(Number(await stillGone)).toBeGreaterThan(start)
  })
  it('ends after its limit though a caller reads no further', async () => {
    const listening = await listeningServer({
      snapshot: withLongList(),
      timeouts: { ...defaultTimeouts, drainMs: 300 },
    })
    await slowReader(listening)
    const start = Date.now()
    await listening.server.close()
    expect(Date.now() - start).toBeGreaterThanOrEqual(290)
    expect(Date.now() - start).toBeLessThan(20_000)
  })
})

describe('a server with a caller that does not go on', () => {
  const small = smallServer('sqlite')
  it('gives up an answer of which nothing is taken for too long, and counts it as aborted', async () => {
    const snapshot = small().snapshots.snapshot()
    const listening = await listeningServer({
      snapshot,
      timeouts: { ...defaultTimeouts, stallMs: 300 },
      assets: { 'long.bin': Buffer.alloc(LIST_BYTES) },
    })
    const reader = await connectTo(listening)
    reader.write('GET /datacenter/assets/long.bin HTTP/1.1\r\nHost: here\r\n\r\n')
    await new Promise((resolve) => reader.once('readable', resolve))
    await vi.waitFor(
      async () => {
        const metrics = await (await fetch(`http://127.0.0.1:${listening.port}/metrics`)).text()
        expect(metrics).toMatch(/_count\{route="\/datacenter\/assets\/\*",method="GET",status="aborted"\} 1/)
      },
      { timeout: 30_000 },
    )
    expect((await readWhole(reader)).length).toBeLessThan(LIST_BYTES)
  })
  it('refuses a request that does not come in whole, as a problem', async () => {
    const listening = await listeningServer({
      snapshot: null,
      timeouts: { ...defaultTimeouts, requestMs: 200 },
    })
    const caller = await connectTo(listening)
    caller.write('POST /datacenter/rest/brh/boreholes HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{')
    const answer = (await readWhole(caller)).toString()
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('application/problem+json')
  })
})
