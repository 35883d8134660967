import { Agent, request } from 'node:http'
import type { Ask } from '@datacentre/server/testing/fuzz/question'

/** Asks over connections that stay, with the address as it is written: `fetch` would mend it first. */
export function askOver(origin: string): Ask {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = request(
        { agent, hostname, port, method, path: url, headers, timeout: 60_000 },
        (answer) => {
          const pieces: Buffer[] = []
          answer.on('data', (piece: Buffer) => pieces.push(piece))
          answer.on('error', reject)
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              type: answer.headers['content-type'] ?? '',
              retryAfter: answer.headers['retry-after'],
              text: Buffer.concat(pieces).toString(),
            }),
          )
        },
      )
      sent.on('timeout', () => sent.destroy(new Error(`no answer within a minute: ${method} ${url}`)))
      sent.on('error', reject)
      sent.end(body)
    })
}
