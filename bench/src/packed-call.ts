import { Agent, request } from 'node:http'

/** One connection, as a script or a browser keeps it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export type PackedAnswer = { readonly bytes: Buffer; readonly encoding: string }

type Asked = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly body?: object
  readonly accepted?: string
}

/** As browsers ask, and as scripts do that decompress at all. */
const BROWSER = 'gzip, deflate, br'

/** An answer as it travels, still packed: unpacking it here would only make the server wait. */
export function packedCall({ url, method = 'POST', body, accepted = BROWSER }: Asked): Promise<PackedAnswer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'accept-encoding': accepted }
    const asked = request(url, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
        resolve({
          bytes: Buffer.concat(chunks),
          encoding: answer.headers['content-encoding'] ?? 'identity',
        })
      })
    })
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
