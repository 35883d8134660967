import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { connectTo, listeningServer, readWhole } from '../../testing/listening-server.ts'

const PIECE = 'x'.repeat(1000)

async function* slowPieces(): AsyncGenerator<string> {
  for (let piece = 0; piece < 5; piece++) {
    yield PIECE
    await pause(40)
  }
}

/** An answer that comes in pieces, with time between them; and one of which nothing comes for a while. */
function slowRoutes(server: FastifyInstance): void {
  server.get('/slow', async (_request, reply) =>
    reply.send(Readable.from(slowPieces(), { objectMode: false })),
  )
  server.get('/late', async () => {
    await pause(100)
    return { late: true }
  })
  server.post('/taken', (request, reply) => reply.send({ body: request.body }))
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`
const slowServer = () => listeningServer({ snapshot: null, routes: slowRoutes })

/** The answers in what came over a connection: what stands between one status line and the next. */
const answersIn = (bytes: Buffer): string[] => bytes.toString().split(/(?=HTTP\/1\.1 )/)

describe('bytes that are not a request', () => {
  it.each([
    ['/slow', PIECE],
    ['/late', '{"late":true}'],
  ])(
    'are refused after the answer of %s that is under way, and never inside it [D16.26]',
    async (path, content) => {
      const caller = await connectTo(await slowServer())
      caller.write(get(path))
      await pause(50)
      caller.write('nonsense that is no request\r\n\r\n')
      await pause(20)
      caller.write('and more of it\r\n\r\n')
      const [answer = '', refusal = '', ...others] = answersIn(await readWhole(caller))
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
      expect(answer.split(content)).toHaveLength(path === '/slow' ? 6 : 2)
      expect(refusal).toMatch(/^HTTP\/1\.1 400 /)
      expect(others).toEqual([])
    },
  )
  it('are refused at once in the body that they belong to [D16.26]', async () => {
    const caller = await connectTo(await slowServer())
    caller.write('POST /taken HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\nno number\r\n')
    expect(answersIn(await readWhole(caller))[0]).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('a caller that closes its side after asking', () => {
  it.each([
    ['/slow', PIECE, 5],
    ['/late', '{"late":true}', 1],
  ])('gets the answer of %s whole [D16.27]', async (path, content, times) => {
    const caller = await connectTo(await slowServer())
    const whole = readWhole(caller)
    caller.end(get(path))
    expect((await whole).toString().split(content)).toHaveLength(times + 1)
  })
})

describe('the header Expect', () => {
  const post = (headers: string): string =>
    `POST /taken HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`

  it('brings 100 Continue when the body is about to be read [D16.28]', async () => {
    const caller = await connectTo(await slowServer())
    const continued = new Promise<string>((resolve) =>
      caller.once('data', (bytes: Buffer) => resolve(bytes.toString())),
    )
    caller.write(post('Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close'))
    expect(await continued).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    const whole = readWhole(caller)
    caller.write('{}')
    expect((await whole).toString()).toMatch(/^HTTP\/1\.1 200 [^]*\{"body":\{\}\}$/)
  })
  it('brings no 100 Continue where the body is refused unread [D16.28]', async () => {
    const caller = await connectTo(await slowServer())
    caller.write(post('Expect: 100-continue\r\nContent-Length: 70000'))
    expect((await readWhole(caller)).toString()).toMatch(/^HTTP\/1\.1 413 /)
  })
  it('is a 417 when it asks for something else [D16.28]', async () => {
    const caller = await connectTo(await slowServer())
    caller.write(post('Expect: a-miracle\r\nContent-Length: 2'))
    const text = (await readWhole(caller)).toString()
    expect(text).toMatch(/^HTTP\/1\.1 417 /)
    expect(text).toContain('Expect is a-miracle; only 100-continue is known.')
  })
})

describe('the header Host', () => {
  it('is a 400 when it comes twice [D16.29]', async () => {
    const caller = await connectTo(await slowServer())
    caller.write('GET /healthz HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n')
    const text = (await readWhole(caller)).toString()
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain('The request names more than one host')
  })
})
