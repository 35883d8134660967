import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { boreholes, seismicLines, wellProduction } from '@datacentre/catalogue'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import type { Result } from './measure.ts'
import { startServer, type RunningServer } from './running-server.ts'

const CLIENTS = 400
/** How long an attack is watched: what it costs shows while its bytes come in and its answers are made. */
const WATCHED_MS = 15_000
const LOOK_EVERY_MS = 50
/** A server makes its figures ready in the first seconds after its start. */
const SETTLED_AFTER_MS = 5000

/** The most that hostile clients may cost everybody else, however they go about it. */
const MOST_MEGABYTES = 100
const LONGEST_STALL_MS = 100

type Asked = { readonly path: string; readonly body: Buffer }

/** A request as bytes, to be sent by each client; it asks for nothing packed, because that is what costs most to hold. */
const requestOf = ({ path, body }: Asked): Buffer[] => [
  Buffer.from(
    `POST /datacenter${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n`,
  ),
  body,
]

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** An object of so many bytes with keys that no call knows. */
function unknownKeys(bytes: number): Buffer {
  const keys: string[] = []
  for (let length = 2; length < bytes - 20;) {
    const key = `"k${keys.length}":1`
    keys.push(key)
    length += key.length + 1
  }
  return Buffer.from(`{${keys.join(',')}}`)
}

const idsThatNobodyHas = (bytes: number): Buffer =>
  Buffer.from(`[${Array.from({ length: Math.floor(bytes / 11) }, (_, at) => 9_000_000_000 + at).join(',')}]`)

const json = (value: object): Buffer => Buffer.from(JSON.stringify(value))

/** Every month of gas of every well, which is the largest answer of figures. */
const allGas = {
  yearStart: EARLIEST_PRODUCTION_YEAR,
  yearEnd: new Date().getUTCFullYear(),
  product: 'Gas',
  production: 'Produced',
}

/** What hostile clients send; none of them reads what comes back. */
const attacks: Readonly<Record<string, () => Asked>> = {
  '15 MB of unknown keys': () => ({ path: boreholes.rest.export.path, body: unknownKeys(15 * MEGABYTE) }),
  '15 MB of keys to figures': () => ({
    path: wellProduction.rest.export.path,
    body: unknownKeys(15 * MEGABYTE),
  }),
  '16 MB of open brackets': () => ({
    path: seismicLines.rest.export.path,
    body: Buffer.alloc(16 * MEGABYTE, '['),
  }),
  '16 MB of ids': () => ({
    path: seismicLines.rest.export.path,
    body: idsThatNobodyHas(16 * MEGABYTE - 100),
  }),
  '61 KB of unknown keys': () => ({ path: boreholes.rest.list.path, body: unknownKeys(61 * KILOBYTE) }),
  '61 KB of open brackets': () => ({
    path: boreholes.rest.list.path,
    body: Buffer.alloc(61 * KILOBYTE, '['),
  }),
  'all figures, unread': () => ({ path: wellProduction.rest.list.path, body: json(allGas) }),
  'converted figures, unread': () => ({
    path: wellProduction.rest.list.path,
    body: json({ ...allGas, unit: '1000Sm3' }),
  }),
  'figures by place, unread': () => ({
    path: wellProduction.rest.list.path,
    body: json({ ...allGas, location: 'L' }),
  }),
  'the longest list, unread': () => ({ path: boreholes.rest.list.path, body: json({}) }),
  'a filtered list, unread': () => ({ path: boreholes.rest.list.path, body: json({ onOffshore: 'ON' }) }),
  'a spreadsheet, unread': () => ({ path: boreholes.rest.export.path, body: json({}) }),
}

type Cost = { readonly megabytes: number; readonly stallMs: number }

/** What it costs to be attacked so, from a server that was idle before. */
async function costOf(server: RunningServer, asked: Asked): Promise<Cost> {
  // A list served and the figures made ready: what every server has behind it after a moment.
  await pause(SETTLED_AFTER_MS)
  await (await fetch(`${server.origin}/datacenter${boreholes.rest.list.path}`, { method: 'POST' })).text()
  const { megabytes: idle } = await server.look()
  const { hostname, port } = new URL(server.origin)
  const clients = new Worker(new URL('never-reading-clients.mjs', import.meta.url), {
    workerData: { host: hostname, port: Number(port), count: CLIENTS, request: requestOf(asked) },
  })
  const cost = { megabytes: 0, stallMs: 0 }
  const end = performance.now() + WATCHED_MS
  for (let last = false; !last;) {
    // The last look starts when the watch is over, so that a stall under way is still told.
    last = performance.now() > end
    const { megabytes, stallMs } = await server.look()
    cost.megabytes = Math.max(cost.megabytes, megabytes - idle)
    cost.stallMs = Math.max(cost.stallMs, stallMs)
    await pause(LOOK_EVERY_MS)
  }
  await clients.terminate()
  return cost
}

/** What hundreds of clients cost that send what nobody should, or ask and never read the answer. */
export async function benchHostileClients(): Promise<Result[]> {
  const results: Result[] = []
  for (const [what, ask] of Object.entries(attacks)) {
    const server = await startServer()
    try {
      const { megabytes, stallMs } = await costOf(server, ask())
      const line = `${CLIENTS} clients, ${what}`
      results.push(
        { what: `${line}: above idle`, measured: megabytes, unit: 'MB', limit: MOST_MEGABYTES },
        { what: `${line}: longest stall`, measured: stallMs, unit: 'ms', limit: LONGEST_STALL_MS },
      )
    } finally {
      await server.stop()
    }
  }
  return results
}
