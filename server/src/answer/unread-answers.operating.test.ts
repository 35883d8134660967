import { setTimeout as pause } from 'node:timers/promises'
import { boreholes } from '@datacentre/catalogue'
import { describe, expect, it } from 'vitest'
import { connectTo, listeningServer, type ListeningServer } from '../../testing/listening-server.ts'
import { smallServer } from '../../testing/small-server.ts'
import { MemoryBudget } from './memory-budget.ts'
import { sendOnce } from './send-once.ts'
import { sendParts } from './send-parts.ts'

const MEGABYTE = 1024 * 1024
/** More than the buffers of a connection take (Linux gives up to 6 MB to each side). */
const LARGE = 24 * MEGABYTE

/** What is not read leaves no room for more: a measure that two large answers fill. */
async function busyServer(stalledMs: number): Promise<ListeningServer> {
  const listening = await listeningServer({
    snapshot: null,
    memoryBudget: new MemoryBudget({ mostHeld: 2 * LARGE, stalledMs }),
    routes: (server) => {
      server.get('/own', (_request, reply) => sendOnce(reply, Buffer.alloc(LARGE)))
    },
  })
  return listening
}

async function unread(listening: ListeningServer, path: string): Promise<void> {
  const caller = await connectTo(listening)
  caller.pause()
  caller.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`)
}

const ask = (listening: ListeningServer, path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${listening.port}${path}`)

async function holds(listening: ListeningServer, bytes: number): Promise<void> {
  await expect.poll(() => listening.server.memoryBudget.total()).toBe(bytes)
}

describe('answers that nobody reads', () => {
  it('make others wait with 503 and a time to try again, when they hold all there is [D16.23]', async () => {
    const listening = await busyServer(60_000)
    await unread(listening, '/own')
    await unread(listening, '/own')
    await holds(listening, 2 * LARGE)
    const refused = await ask(listening, '/own')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(((await refused.json()) as { title: string }).title).toBe('Too many answers are under way')
    expect((await ask(listening, '/healthz')).status).toBe(200)
  })
  it('are cut off after a while, when somebody else needs the room [D16.23]', async () => {
    const listening = await busyServer(50)
    await unread(listening, '/own')
    await unread(listening, '/own')
    await holds(listening, 2 * LARGE)
    await pause(100)
    const answer = await ask(listening, '/own')
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, LARGE])
  })
  it('are let go when the caller goes away', async () => {
    const listening = await busyServer(60_000)
    const caller = await connectTo(listening)
    caller.pause()
    caller.write('GET /own HTTP/1.1\r\nHost: here\r\n\r\n')
    await holds(listening, LARGE)
    caller.destroy()
    await expect.poll(() => listening.server.memoryBudget.total()).toBe(0)
  })
  it('hold nothing when the caller went away before they were made', async () => {
    const listening = await listeningServer({
      snapshot: null,
      routes: (server) => {
        server.get('/late', async (_request, reply) => {
          await new Promise((resolve) => reply.raw.once('close', resolve))
          return sendOnce(reply, Buffer.alloc(LARGE))
        })
      },
    })
    let taken = 0
    const { memoryBudget } = listening.server
    const take = memoryBudget.take.bind(memoryBudget)
    memoryBudget.take = (...asked) => {
      taken++
      return take(...asked)
    }
    const caller = await connectTo(listening)
    caller.write('GET /late HTTP/1.1\r\nHost: here\r\n\r\n')
    await pause(100)
    caller.resetAndDestroy()
    await expect.poll(() => taken).toBe(1)
    expect(memoryBudget.total()).toBe(0)
  })
  it('hold nothing of their own when everybody gets the same bytes [D16.23]', async () => {
    const parts = Array.from({ length: 24 }, () => Buffer.alloc(MEGABYTE))
    const listening = await listeningServer({
      snapshot: null,
      routes: (server) => {
        server.get('/shared', (_request, reply) => sendParts(reply, parts))
      },
    })
    const before = process.memoryUsage()
    for (let caller = 0; caller < 40; caller++) await unread(listening, '/shared')
    await pause(500)
    const after = process.memoryUsage()
    expect(listening.server.memoryBudget.total()).toBe(0)
    // Forty times 24 MB would be nearly a gigabyte.
    expect(after.arrayBuffers + after.external - before.arrayBuffers - before.external).toBeLessThan(LARGE)
  })
})

describe('long lists of ids that stop coming', () => {
  const parts = smallServer('sqlite')
  const path = `/datacenter${boreholes.rest.export.path}`
  const LONG = 512 * 1024

  async function fullServer(stalledMs: number): Promise<ListeningServer> {
    const listening = await listeningServer({
      snapshot: parts().snapshots.snapshot(),
      memoryBudget: new MemoryBudget({ mostHeld: 2 * LONG, stalledMs }),
    })
    for (let caller = 0; caller < 2; caller++) {
      const sending = await connectTo(listening)
      sending.write(
        `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: ${MEGABYTE}\r\n\r\n[1,2,`,
      )
    }
    await holds(listening, 2 * LONG)
    return listening
  }
  const send = (listening: ListeningServer, ids: number): Promise<Response> =>
    fetch(`http://127.0.0.1:${listening.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Array.from({ length: ids }, (_, at) => at)),
    })

  it('make another one wait with 503 when they hold all there is, and a short one is still read', async () => {
    const listening = await fullServer(60_000)
    const refused = await send(listening, 20_000)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    const unknown = await fetch(`http://127.0.0.1:${listening.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"nothing":1}',
    })
    expect(unknown.status).toBe(400)
  })
  it('are cut off after a while, when somebody else needs the room [D16.23]', async () => {
    const listening = await fullServer(50)
    await pause(100)
    const answer = await send(listening, 20_000)
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('.xlsx'),
    ])
    await answer.arrayBuffer()
  })
})

describe('the requests of one connection', () => {
  const parts = smallServer('sqlite')
  const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`

  it('are answered one after the other: the second is not begun before the first is taken [D16.24]', async () => {
    const begun: string[] = []
    const listening = await listeningServer({
      snapshot: parts().snapshots.snapshot(),
      routes: (server) => {
        server.get('/one/:name', async (asked, reply) => {
          begun.push((asked.params as { name: string }).name)
          return sendOnce(reply, Buffer.alloc(LARGE))
        })
      },
    })
    const caller = await connectTo(listening)
    caller.pause()
    caller.write(request('/one/first') + request('/one/second'))
    await holds(listening, LARGE)
    await pause(100)
    expect(begun).toEqual(['first'])
    caller.resume()
    await expect.poll(() => begun).toEqual(['first', 'second'])
  })
  it('may be a few ahead, and no more: a connection with hundreds is closed [D16.24]', async () => {
    const listening = await listeningServer({ snapshot: null })
    const some = await connectTo(listening)
    let answers = 0
    some.on('data', (bytes: Buffer) => (answers += bytes.toString().split('HTTP/1.1 200').length - 1))
    some.write(request('/healthz').repeat(10))
    await expect.poll(() => answers).toBe(10)
    const many = await connectTo(listening)
    const closed = new Promise((resolve) => many.once('close', resolve))
    many.resume()
    many.write(request('/healthz').repeat(500))
    await closed
  })
})
