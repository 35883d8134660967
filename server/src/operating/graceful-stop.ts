import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What goes on over one connection. */
type Traffic = {
  /** Answers of which some bytes are not yet with the operating system. */
  unfinished: number
  /** How much had come in when the last answer was done: more means that a request is on its way. */
  readUntil: number
}

type Stopping = {
  /** How long answers under way may take after `server.close()`. */
  readonly drainMs: number
  /** Aborted some time before: whoever asks from then on is told to make its next connection elsewhere. */
  readonly announced?: AbortSignal | undefined
}

/**
 * Lets `server.close()` take no new connections, finish the answers under way, and end within the limit.
 *
 * Node's own closeIdleConnections takes an answer for done when its last byte is handed over, though megabytes may wait
 * for a slow reader (lib/_http_server.js, `_httpMessage.finished`), and a connection that never sent anything for busy.
 * So we keep count ourselves, and close what is quiet by that count.
 */
export function stopGracefully(server: FastifyInstance, { drainMs, announced }: Stopping): void {
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

  server.addHook('onSend', async (_request, reply) => {
    if (state.stopping || announced?.aborted) reply.header('connection', 'close')
  })
  const limit: { timer?: NodeJS.Timeout } = {}
  server.addHook('preClose', async () => {
    state.stopping = true
    limit.timer = setTimeout(() => {
      server.log.warn(
        { connections: connections.size },
        'stopping without waiting for slow callers any longer',
      )
      server.server.closeAllConnections()
    }, drainMs)
  })
  server.addHook('onClose', async () => clearTimeout(limit.timer))
}
