import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Timeouts } from './timeouts.ts'

/** What goes on over one connection. */
type Traffic = {
  /** Answers of which some bytes are not yet with the operating system. */
  unfinished: number
  /** How much had come in when the last answer was done: more means that a request is on its way. */
  readUntil: number
}

type Stopping = {
  readonly timeouts: Pick<Timeouts, 'drainMs' | 'longestDrainMs'>
  /** Aborted some time before: whoever asks from then on is told to make its next connection elsewhere. */
  readonly announced?: AbortSignal | undefined
}

/**
 * Lets `server.close()` take no new connections, finish the answers under way that callers go on taking, and end within the
 * limit.
 *
 * Node's own closeIdleConnections takes an answer for done when its last byte is handed over, though megabytes may wait
 * for a slow reader (lib/_http_server.js, `_httpMessage.finished`), and a connection that never sent anything for busy.
 * So we keep count ourselves, and close what is quiet by that count.
 */
export function stopGracefully(server: FastifyInstance, { timeouts, announced }: Stopping): void {
  const connections = new Map<Socket, Traffic>()
  const state = { stopping: false }
  const closeIfQuiet = (socket: Socket, { unfinished, readUntil }: Traffic): void => {
    if (unfinished === 0 && socket.bytesRead === readUntil) socket.destroySoon()
  }

  server.server.on('connection', (socket: Socket) => {
    connections.set(socket, { unfinished: 0, readUntil: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const traffic = connections.get(socket)
    if (traffic === undefined) return
    traffic.unfinished += 1
    response.once('close', () => {
      traffic.unfinished -= 1
      traffic.readUntil = socket.bytesRead
      if (state.stopping) closeIfQuiet(socket, traffic)
    })
  })
  // Node calls this when the server closes, after it has stopped listening.
  server.server.closeIdleConnections = () => {
    for (const [socket, traffic] of connections) closeIfQuiet(socket, traffic)
  }

  server.addHook('onSend', (_request, reply, payload, done) => {
    if (state.stopping || announced?.aborted) reply.header('connection', 'close')
    done(null, payload)
  })
  const limit: { timer?: NodeJS.Timeout } = {}
  server.addHook('preClose', async () => {
    state.stopping = true
    await allAccepted(server)
    // A socket's timeout starts anew whenever the other side takes bytes. Who waits for us is not to blame for waiting.
    for (const socket of connections.keys())
      if (socket.writableLength > 0) socket.setTimeout(timeouts.drainMs)
    limit.timer = setTimeout(() => {
      server.log.warn(
        { connections: connections.size },
        'stopping without waiting for slow callers any longer',
      )
      server.server.closeAllConnections()
    }, timeouts.longestDrainMs)
  })
  server.addHook('onClose', async () => clearTimeout(limit.timer))
}

/** So many turns of the event loop without a new connection show that nobody waits for one. */
const QUIET_TURNS = 3
/** Where connections keep coming, those that come last are refused. */
const LONGEST_ACCEPTING_MS = 10_000

/**
 * Comes when all who have connected are accepted. Node accepts one or a few with each turn of its event loop, which takes long
 * when there is much to do; the others wait with the operating system, and would be cut off when we stop listening.
 */
async function allAccepted(server: FastifyInstance): Promise<void> {
  const until = performance.now() + LONGEST_ACCEPTING_MS
  let quietTurns = 0
  const onConnection = (): void => {
    quietTurns = 0
  }
  server.server.on('connection', onConnection)
  while (server.server.listening && quietTurns < QUIET_TURNS && performance.now() < until) {
    quietTurns += 1
    await nextTurn()
  }
  server.server.off('connection', onConnection)
}
