import { DatabaseUrlNotAllowed } from './refusals.ts'

export type DatabaseUrl =
  | { readonly kind: 'sqlite'; readonly path: string; readonly shown: string }
  | { readonly kind: 'postgres'; readonly connectionString: string; readonly shown: string }
/** The address as messages may show it: what stands between the user's name and the last @ is secret. */
const withoutPassword = (url: string): string =>
  url
    .replace(/^([^:]*:\/\/|(?![^:]*:\/\/))([^:@]*):.*@/s, '$1$2:***@')
    .replace(/([?&](?:ssl)?password=)[^&]*/gi, '$1***')

// sqlite://x/y would be a file on host x; sqlite:///y is the file /y.
const SQLITE = /^sqlite:(?!\/\/[^/])(.+)$/s
const POSTGRES = /^postgres(?:ql)?:\/\//

/** How signs are written in a password that would end it, or be read as another sign. The last one is for files of settings. */
const ENCODED = { '%': '%25', '#': '%23', '/': '%2F', '?': '%3F', "'": '%27' }
const written = Object.entries(ENCODED).map(([sign, code]) => `${code} for ${sign}`)
export const PASSWORD_ADVICE = `In its password write ${written.slice(0, -1).join(', ')} and ${written.at(-1)}.`

/** Whether the user, password and host end where the writer meant: an @ after them tells of a password that ended sooner. */
const isWhole = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { username, password, pathname, search, hash } = new URL(url)
  try {
    decodeURIComponent(username + password)
  } catch {
    return false
  }
  const [beforeParameters = ''] = search.split('=', 1)
  return ![pathname, beforeParameters, hash].some((part) => part.includes('@'))
}

/** Whether a password that PostgreSQL refuses may be another one than was meant. */
export const mayBeMisread = (url: string): boolean =>
  POSTGRES.test(url) && URL.canParse(url) && new URL(url).password.includes('%')

export const parseDatabaseUrl = (url: string): DatabaseUrl => {
  const shown = withoutPassword(url)
  const path = SQLITE.exec(url)?.[1]
  if (path !== undefined) return { kind: 'sqlite', path, shown }
  if (!POSTGRES.test(url)) throw new DatabaseUrlNotAllowed(shown)
  if (isWhole(url)) return { kind: 'postgres', connectionString: url.replaceAll(' ', '%20'), shown }
  throw new DatabaseUrlNotAllowed(shown, url.includes('@') ? PASSWORD_ADVICE : undefined)
}
