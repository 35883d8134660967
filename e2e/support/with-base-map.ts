import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { storeSettings } from '../store.mjs'
import { test as base } from './test.ts'

/** One grey dot; a map draws it as large as a tile. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsr6//DwAFfAKAyCHtQwAAAABJRU5ErkJggg==',
  'base64',
)

export const configured = { title: 'Testkaart', attribution: 'Kaartgegevens © Proefkadaster' } as const

/** Another host with tiles, as far as a browser can tell: it is another port. */
async function startTiles(): Promise<{ readonly origin: string; readonly stop: () => Promise<unknown> }> {
  const server = createServer((_request, answer) => answer.setHeader('content-type', 'image/png').end(TILE))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** The product once more, on the same data, with a base map configured. */
async function startProduct(tiles: string): Promise<{
  readonly origin: string
  readonly stop: () => Promise<unknown>
}> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATABASE_URL: storeSettings.DATABASE_URL,
      BASE_MAP_URL: `${tiles}/rd/{z}/{x}/{y}.png`,
      BASE_MAP_TITLE: configured.title,
      BASE_MAP_ATTRIBUTION: configured.attribution,
    },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const origin = await new Promise<string>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const [, address] = /^ready (http:\/\/[^/]+)/m.exec(chunk.toString()) ?? []
      if (address !== undefined) resolve(address)
    })
  })
  const stop = (): Promise<unknown> => {
    child.kill('SIGTERM')
    return ended
  }
  return { origin, stop }
}

type Hosts = { readonly product: string; readonly tiles: string }

/** Tests on an installation whose operator configured a base map. */
export const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const tiles = await startTiles()
      const product = await startProduct(tiles.origin)
      await use({ product: product.origin, tiles: tiles.origin })
      await product.stop()
      await tiles.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ hosts }, use) => use(hosts.product),
})

export { expect } from './test.ts'
