import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Whom a program runs as; nothing for whoever started us. */
export type Identity = { readonly uid?: number; readonly gid?: number }

/** PostgreSQL refuses to run as root, so root runs it as the user who owns nothing. */
export function serverIdentity(): Identity {
  if (process.getuid?.() !== 0) return {}
  const ask = (what: string): number => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port was given.')
  return address.port
}
