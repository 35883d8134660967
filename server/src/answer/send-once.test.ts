import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { sendOnce } from './send-once.ts'

describe('bytes made for one request', () => {
  const long = Buffer.from(JSON.stringify(Array.from({ length: 1000 }, (_, id) => ({ id }))))
  const ask = async (bytes: Buffer) => {
    const server = Fastify()
    server.get('/', (_request, reply) => sendOnce(reply, bytes))
    return server.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  }

  it('are packed as the caller takes them', async () => {
    const answer = await ask(long)
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload)).toEqual(long)
  })
  it('are sent as they are when they fit in one packet', async () => {
    const answer = await ask(Buffer.from('[]'))
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['[]', undefined])
  })
})
