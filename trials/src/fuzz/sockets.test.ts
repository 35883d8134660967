import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { copyOf } from '../product/folders.ts'
import { packageIn } from '../product/known-answers.ts'
import { importPackage, startServer } from '../product/running.ts'

const CONNECTIONS = Math.ceil(Number(process.env['REQUESTS'] ?? 20_000) / 20)

/** Requests that are well, of which the others are made. */
const WELL = [
  'GET /datacenter/rest/config HTTP/1.1\r\nHost: here\r\n\r\n',
  'POST /datacenter/rest/brh/boreholes HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\n{}',
  'POST /datacenter/rest/brh/documents HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n7\r\n0\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: here\r\n\r\nGET /readyz HTTP/1.1\r\nHost: here\r\n\r\n',
]

/** Pieces that servers read differently, or not at all. */
const ODD = [
  '\r\n',
  '\n',
  '\r',
  '\u0000',
  ' ',
  '\t',
  'Host: there\r\n',
  'Content-Length: 5\r\n',
  'Content-Length: -1\r\n',
  'Content-Length: 99999999999999999999\r\n',
  'Transfer-Encoding: chunked\r\n',
  'Transfer-Encoding: gzip, chunked\r\n',
  'Transfer-Encoding : chunked\r\n',
  'Expect: 100-continue\r\n',
  'Expect: nonsense\r\n',
  'Upgrade: websocket\r\nConnection: Upgrade\r\n',
  'Connection: close, keep-alive\r\n',
  ' folded: line\r\n',
  'X: ' + 'y'.repeat(20_000) + '\r\n',
  'X: y\r\n'.repeat(3000),
  'HTTP/9.9',
  'HTTP/0.9',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
  'GET http://elsewhere/ HTTP/1.1\r\n',
  'ffffffffffffffff\r\n',
  'CONNECT a:1 HTTP/1.1\r\n\r\n',
]

const broken = fc
  .tuple(
    fc.constantFrom(...WELL),
    fc.nat(),
    fc.nat({ max: 30 }),
    fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 20 })),
    fc.constantFrom('put in', 'put over', 'cut', 'header', 'alone'),
  )
  .map(([well, at, length, odd, way]) => {
    const from = at % (well.length + 1)
    if (way === 'alone') return odd
    if (way === 'cut') return well.slice(0, from)
    if (way === 'header') return well.replace('\r\n', `\r\n${odd}`)
    return well.slice(0, from) + odd + well.slice(way === 'put in' ? from : from + length)
  })

/** The caller has said all it has to say, and closes when this long nothing came. */
const SILENCE_MS = 300

/** Sends bytes as they are, and gives what came until the connection closed or nothing came any more. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let came = ''
    const socket = connect({ host: '127.0.0.1', port })
    socket.setTimeout(SILENCE_MS, () => socket.destroy())
    socket.on('data', (piece: Buffer) => (came += piece.toString('latin1')))
    // Refused bytes may be answered by a reset.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(came))
    socket.write(Buffer.from(bytes, 'latin1'))
  })
}

it(`${CONNECTIONS} connections with bytes that are no HTTP get a refusal that names it or an end, and the server stays well [D39.12]`, async () => {
  const folder = copyOf(inject('shipped'))
  await importPackage({ folder, dataPackage: packageIn(inject('packages'), 'one') })
  const server = await startServer({ folder })
  const port = Number(new URL(server.origin).port)
  const messages = fc.sample(broken, { seed: inject('seed') % 2 ** 31, numRuns: CONNECTIONS })
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  for (let at = 0; at < messages.length; at += 32) {
    const some = messages.slice(at, at + 32)
    const answers = await Promise.all(some.map((message) => sendRaw(port, message)))
    for (const [nr, answer] of answers.entries()) {
      const told = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status)
      for (const status of told.length === 0 ? ['none'] : told) statuses[status] = (statuses[status] ?? 0) + 1
      const refused = told.some((status) => status.startsWith('4'))
      if (told.some((status) => status.startsWith('5')) || (refused && !/"detail":"[^"]|<title/.test(answer)))
        faults.push(`${JSON.stringify(some[nr]).slice(0, 300)}: ${answer.slice(0, 300)}`)
    }
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  }
  console.log(`${CONNECTIONS} connections, answered ${JSON.stringify(statuses)}`)
  expect(faults).toEqual([])
  expect(server.said()).not.toContain('"level":50')
})
