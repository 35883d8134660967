import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectStore } from '@datacentre/database'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import type { MemoryBudget } from '../src/answer/memory-budget.ts'
import type { Timeouts } from '../src/operating/timeouts.ts'
import { createServer } from '../src/server.ts'
import { readSettings } from '../src/settings/settings.ts'
import type { Snapshot } from '../src/snapshot/snapshot.ts'

export type ListeningServer = { readonly server: FastifyInstance; readonly port: number }

type Wishes = {
  readonly snapshot: Snapshot | null
  readonly timeouts?: Timeouts
  /** Files of the apps by name, beside the page. */
  readonly assets?: Readonly<Record<string, string | Buffer>>
  readonly environment?: Readonly<Record<string, string>>
  readonly memoryBudget?: MemoryBudget
  /** Aborted when the server is told that it will stop. */
  readonly stopping?: AbortSignal
  /** Addresses of the test's own, to ask for answers that no dataset gives. */
  readonly routes?: (server: FastifyInstance) => void
  /** What gets every line of the log. */
  readonly log?: (line: string) => void
}

/** What the build makes of the page of an app, in short. */
const PAGE =
  '<!doctype html><html lang="nl"><head><base href="/" /><title>app</title><meta property="og:image" content="./assets/share-1.png" /></head><div id="app"></div>'

/** A server on a port of its own until the test ends. */
export async function listeningServer(wishes: Wishes): Promise<ListeningServer> {
  const { snapshot, timeouts, assets = {}, environment = {}, memoryBudget, stopping, routes, log } = wishes
  const app = await mkdtemp(join(tmpdir(), 'app-'))
  await mkdir(join(app, 'assets'))
  await writeFile(join(app, 'index.html'), PAGE)
  for (const [name, bytes] of Object.entries(assets)) await writeFile(join(app, 'assets', name), bytes)
  const store = await connectStore('sqlite::memory:')
  const server = await createServer({
    settings: readSettings({ LOG_LEVEL: 'silent', ...environment }),
    snapshot: () => snapshot,
    store,
    portalVersion: '1.2.3',
    apps: { portal: app, mapviewer: app },
    ...(timeouts && { timeouts }),
    ...(memoryBudget && { memoryBudget }),
    ...(stopping && { stopping }),
    ...(log && { log: { write: log } }),
  })
  routes?.(server)
  await server.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    server.server.closeAllConnections()
    await server.close()
    await store.close()
    await rm(app, { recursive: true, force: true })
  })
  return { server, port: (server.server.address() as AddressInfo).port }
}

/** A plain connection, without the haste and the kindness of an HTTP client. */
export async function connectTo({ port }: ListeningServer): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  onTestFinished(() => void socket.destroy())
  return socket
}

/** Everything the server sends from now on, until it closes the connection. */
export function readWhole(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => socket.once('close', () => resolve(Buffer.concat(chunks))))
}
