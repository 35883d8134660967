import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { Ask } from '@datacentre/server/testing/fuzz/question'

/** Asks over connections that stay, with the address as it is written: `fetch` would mend it first. */
export function askOver(origin: string): Ask {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  return ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path: url, headers, timeout: 60_000 }, (answer) => {
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
      })
      sent.on('timeout', () => sent.destroy(new Error(`no answer within a minute: ${method} ${url}`)))
      sent.on('error', reject)
      sent.end(body)
    })
}

/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10

/** What a process has used of the processor, in ms. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  // In user mode and in the kernel: fields 14 and 15 of the line, which begins with two before the bracket.
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}
