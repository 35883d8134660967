import { describe, expect, it, vi } from 'vitest'
import { connectTo, listeningServer, readWhole } from '../../testing/listening-server.ts'

type Line = Readonly<Record<string, unknown>>

/** The lines of the log, and a way to ask that server something. */
async function loggingServer(environment: Record<string, string> = {}) {
  const lines: string[] = []
  const listening = await listeningServer({
    snapshot: null,
    environment: { LOG_LEVEL: 'trace', ...environment },
    log: (line) => lines.push(line),
  })
  // Our own address, which the start tells, is nobody's secret.
  lines.length = 0
  const base = `http://127.0.0.1:${listening.port}`
  const linesOf = (message: string): Line[] =>
    lines.map((line): Line => JSON.parse(line)).filter((line) => line['msg'] === message)
  return { base, lines, linesOf, listening }
}

/** A machine that does other work beside answers late; a fault still fails. */
const PATIENT = { timeout: 30_000 }

describe('the access log', () => {
  it('holds method, route, status, bytes, time and request id of an answer, and nothing else of it [D26.8]', async () => {
    const { base, linesOf } = await loggingServer()
    const answer = await fetch(`${base}/datacenter/rest/config?lang=en`)
    const body = await answer.arrayBuffer()
    await vi.waitFor(() => expect(linesOf('answered')).toHaveLength(1), PATIENT)
    const [line] = linesOf('answered')
    expect(line).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      reqId: answer.headers.get('x-request-id'),
      method: 'GET',
      route: '/datacenter/rest/config',
      status: 200,
      bytes: expect.any(Number),
      ms: expect.any(Number),
      msg: 'answered',
    })
    const size = Number(answer.headers.get('content-length'))
    expect(size || body.byteLength).toBeLessThan(Number(line?.['bytes']))
  })
  it('counts the bytes of every answer over one connection for itself [D26.8]', async () => {
    const { listening, linesOf } = await loggingServer()
    const socket = await connectTo(listening)
    const ask = 'GET /healthz HTTP/1.1\r\nHost: here\r\n'
    socket.write(`${ask}\r\n${ask}Connection: close\r\n\r\n`)
    const received = (await readWhole(socket)).length
    await vi.waitFor(() => expect(linesOf('answered')).toHaveLength(2), PATIENT)
    const bytes = linesOf('answered').map((line) => Number(line['bytes']))
    expect(bytes[0]! + bytes[1]!).toBe(received)
  })
  it('holds nothing of what visitors look for, nor where they come from [D26.8]', async () => {
    const { base, lines, linesOf, listening } = await loggingServer()
    const secret = 'Oosterveen'
    const headers = { referer: `https://${secret}.example/`, 'narrowed-by': `searchByName=${secret}` }
    const addresses = [
      `/datacenter/brh-overview?searchByName=${secret}`,
      `/datacenter/brh-overview/?searchByName=${secret}`,
      `/datacenter/rest/search/suggest/${secret}?layers=${secret}`,
      `/nlog-mapviewer/rest/brh/document/${secret}`,
      `/datacenter/${secret}?name=${secret}`,
      `/datacenter/rest/search/suggest/%zz${secret}`,
      `/nlog-mapviewer/brh/${secret}/?name=${secret}`,
    ]
    for (const address of addresses)
      await (await fetch(base + address, { headers, redirect: 'manual' })).arrayBuffer()
    const body = JSON.stringify({ [secret]: secret })
    const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }
    await (await fetch(`${base}/datacenter/rest/brh/boreholes-export`, post)).arrayBuffer()
    const broken = await connectTo(listening)
    broken.write(`GET /${secret}\r\n\r\n`)
    await readWhole(broken)
    await vi.waitFor(() => expect(linesOf('answered')).toHaveLength(addresses.length + 1), PATIENT)
    const log = lines.join('')
    expect(log).not.toContain(secret)
    expect(log).not.toContain('?')
    expect(log).not.toContain('127.0.0.1')
    expect(log).not.toMatch(/node|undici|agent/i)
  })
  it('holds the address of a visitor when the operator asks for it [D26.8]', async () => {
    const { base, linesOf } = await loggingServer({ LOG_CLIENTS: 'on' })
    await fetch(`${base}/healthz?a=b`)
    await vi.waitFor(() => expect(linesOf('answered')).toHaveLength(1), PATIENT)
    expect(linesOf('answered')[0]).toMatchObject({ client: '127.0.0.1', route: '/healthz' })
  })
})
