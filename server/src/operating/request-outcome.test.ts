import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type AddressInfo, connect } from 'node:net'
import { whenAnswered } from './request-outcome.ts'

const LONG = Buffer.alloc(48 * 1024 * 1024)

/** What is told of a caller that does this with its connection once the answer has begun. */
async function toldOf(url: string, act: (socket: ReturnType<typeof connect>) => void) {
  const server = Fastify()
  const told: unknown[] = []
  whenAnswered(server, ({ outcome }) => told.push(outcome))
  server.get('/long', async () => LONG)
  server.get('/short', async () => 'short')
  server.get('/never', async () => pause(60_000, undefined, { ref: false }))
  await server.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => {
    server.server.closeAllConnections()
    return server.close()
  })
  const socket = connect({ host: '127.0.0.1', port: (server.server.address() as AddressInfo).port })
  socket.write(`GET ${url} HTTP/1.1\r\nHost: here\r\n\r\n`)
  act(socket)
  await vi.waitFor(() => expect(told).not.toHaveLength(0), { timeout: 30_000 })
  await pause(50)
  socket.destroy()
  return told
}

it('tells a whole answer once, with its status', async () => {
  expect(await toldOf('/short', (socket) => socket.resume())).toEqual([200])
  expect(await toldOf('/nothing', (socket) => socket.resume())).toEqual([404])
})
it('tells a download that the caller breaks off as aborted, once', async () => {
  expect(await toldOf('/long', (socket) => socket.once('data', () => socket.resetAndDestroy()))).toEqual([
    'aborted',
  ])
  expect(await toldOf('/long', (socket) => socket.once('readable', () => socket.destroy()))).toEqual([
    'aborted',
  ])
})
it('tells a caller that goes away before the answer as aborted', async () => {
  expect(await toldOf('/never', (socket) => setTimeout(() => socket.destroy(), 100))).toEqual(['aborted'])
})
