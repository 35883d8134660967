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

/** The connection had been open for so long that the server closed it just when it was taken again. */
const CLOSED_MEANWHILE = 'closed meanwhile'

/** Asks as one of the visitors; every fifth time over a new connection, as somebody who comes for the first time. */
export async function ask(origin: string, question: Question, visit: number): Promise<Answer | string> {
  const start = performance.now()
  const first = await askOver(origin, question, { visit, isNew: visit % 5 === 0, start })
  // As every browser does (RFC 9112, 9.3.1): none of the questions changes anything.
  return first === CLOSED_MEANWHILE ? askOver(origin, question, { visit, isNew: true, start }) : first
}

type Asking = { readonly visit: number; readonly isNew: boolean; readonly start: number }

function askOver(
  origin: string,
  question: Question,
  { visit, isNew, start }: Asking,
): Promise<Answer | string> {
  const { method, path, body, accept = '*/*' } = question
  const { localAddress, agent } = agents[visit % CLIENTS]!
  return new Promise((resolve) => {
    const asked = request(`${origin}${path}`, {
      method,
      localAddress,
      agent: isNew ? false : agent,
      timeout: LONGEST_MS,
      headers: {
        accept,
        'accept-encoding': 'gzip',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })
    asked.once('timeout', () => asked.destroy(Object.assign(new Error('timeout'), { code: 'TIMEOUT' })))
    asked.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        asked.reusedSocket && error.code === 'ECONNRESET' ? CLOSED_MEANWHILE : (error.code ?? error.message),
      ),
    )
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
