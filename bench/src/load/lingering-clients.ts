import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { boreholes } from '@datacentre/catalogue'
import type { LoadedServer } from './loaded-server.ts'

/** Clients that linger in each manner. */
const COUNT = 200
/** Until connections that were closed a moment ago are closed on both sides. */
const QUIET_MS = 5000
const LOOK_EVERY_MS = 1000
/** Connections of the store, kept files and the like come and go. */
const SLACK = 20

const post = (path: string, body: string): string =>
  `POST /datacenter${path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${body.length}\r\n\r\n${body}`

/** What clients do that take up a connection and give nothing for it; each goes on until the server ends it. */
const manners: readonly ((socket: Socket) => void)[] = [
  function saysNothing() {},
  function sendsAByteASecond(socket) {
    const bytes = [...post(boreholes.rest.list.path, '{}')]
    const timer = setInterval(() => socket.write(bytes.shift() ?? 'x'), 1000)
    socket.once('close', () => clearInterval(timer))
  },
  function readsNothingOfAList(socket) {
    socket.pause()
    socket.write(post(boreholes.rest.list.path, '{}'))
  },
  function readsNothingOfASpreadsheet(socket) {
    socket.pause()
    socket.write(post(boreholes.rest.export.path, '{}'))
  },
  function goesAwayFromASpreadsheet(socket) {
    socket.write(post(boreholes.rest.export.path, '{}'))
    setTimeout(() => socket.destroy(), 1500)
  },
]

export type Lingered = {
  readonly clients: number
  readonly mostMegabytes: number
  /** Seconds until the server had ended all of them; not a number where it did not, or never had them. */
  readonly goneAfterS: number
}

/** Lets hundreds of clients linger in every manner at once, and tells what the server held and when it was rid of them. */
export async function lingerAt(server: LoadedServer, longestS: number): Promise<Lingered> {
  const { hostname, port } = new URL(server.origin)
  await pause(QUIET_MS)
  const idle = server.handles()
  const start = performance.now()
  const sockets = manners.flatMap((behave) =>
    Array.from({ length: COUNT }, () => {
      const socket = connect({ host: hostname, port: Number(port) }, () => behave(socket))
      // To be cut off is what such a client must expect.
      socket.on('error', () => socket.destroy())
      return socket
    }),
  )
  let [mostMegabytes, mostHandles, goneAfterS] = [0, 0, Number.NaN]
  while (Number.isNaN(goneAfterS) && performance.now() - start < longestS * 1000) {
    await pause(LOOK_EVERY_MS)
    const handles = server.handles()
    mostMegabytes = Math.max(mostMegabytes, server.megabytes())
    mostHandles = Math.max(mostHandles, handles)
    if (mostHandles > idle + COUNT && handles <= idle + SLACK) goneAfterS = (performance.now() - start) / 1000
  }
  for (const socket of sockets) socket.destroy()
  return { clients: sockets.length, mostMegabytes, goneAfterS }
}
