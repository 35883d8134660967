import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SiteNotAllowed } from '@datacentre/catalogue/settings/site-file'
import { fileInFolder } from './file-in-folder.ts'

const NAME = 'security.txt'

/** What an organisation says to whoever finds a hole (RFC 9116), and until when it says so. */
export type SecurityText = { readonly text: string; readonly expires: number }

/** The security.txt of a site's folder; null where it has none. The two lines that the standard demands must be there. */
export function siteSecurityText(folder: string): SecurityText | null {
  const path = join(folder, NAME)
  if (!existsSync(path)) return null
  const text = fileInFolder({ folder, name: NAME, what: 'a security.txt' }).toString('utf8')
  const valuesOf = (field: string): readonly string[] =>
    [...text.matchAll(new RegExp(`^${field}:[ \\t]*(\\S.*?)[ \\t]*\\r?$`, 'gim'))].map(
      (match) => match[1] ?? '',
    )
  if (!valuesOf('Contact').some((value) => /^(mailto|https|tel):\S+$/.test(value)))
    throw new SiteNotAllowed(path, 'must have a line such as "Contact: mailto:security@example.org"')
  const [expires = '', ...more] = valuesOf('Expires')
  const moment = Date.parse(expires)
  if (more.length > 0 || Number.isNaN(moment))
    throw new SiteNotAllowed(path, 'must have one line such as "Expires: 2030-12-31T23:00:00Z"')
  return { text, expires: moment }
}

/** Who finds a hole may not write to an address that has expired; null where it has not. */
export const sayExpired = (security: SecurityText | null, now: number): string | null =>
  security === null || security.expires > now
    ? null
    : `SITE has a ${NAME} that expired on ${new Date(security.expires).toISOString().slice(0, 10)}: nobody relies on it any more.`
