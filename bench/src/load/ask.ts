import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'

export type Question = {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly accept?: string
  /** Its answer says when it was made. */
  readonly isDated?: boolean
  /** How often it is asked beside the others. */
  readonly weight: number
}

/** What came back, or the code of the error that came instead. */
export type Answer = {
  readonly status: number
  readonly bytes: number
  readonly hash: string
  readonly retryAfter: string | undefined
  readonly ms: number
}

/** Visitors of as many addresses, each with connections of its own that stay open. */
const CLIENTS = 40
const LONGEST_MS = 60_000

const agents = Array.from({ length: CLIENTS }, (_, nr) => ({
  // All of 127.0.0.0/8 is this machine on Linux.
  localAddress: `127.0.0.${nr + 2}`,
  agent: new Agent({ keepAlive: true, maxSockets: 100 }),
}))

export function closeConnections(): void {
  for (const { agent } of agents) agent.destroy()
}

/** Asks as one of the visitors; every fifth time over a new connection, as somebody who comes for the first time. */
export function ask(origin: string, question: Question, visit: number): Promise<Answer | string> {
  const { method, path, body, accept = '*/*' } = question
  const { localAddress, agent } = agents[visit % CLIENTS]!
  const start = performance.now()
  return new Promise((resolve) => {
    const asked = request(`${origin}${path}`, {
      method,
      localAddress,
      agent: visit % 5 === 0 ? false : agent,
      timeout: LONGEST_MS,
      headers: {
        accept,
        'accept-encoding': 'gzip',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })
    asked.once('timeout', () => asked.destroy(Object.assign(new Error('timeout'), { code: 'TIMEOUT' })))
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    asked.once('response', (answer) => {
      const hash = createHash('sha1')
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        hash.update(chunk)
      })
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          bytes,
          hash: hash.digest('hex'),
          retryAfter: answer.headers['retry-after'],
          ms: performance.now() - start,
        }),
      )
    })
    asked.end(body)
  })
}
