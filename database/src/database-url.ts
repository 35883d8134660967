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

export const parseDatabaseUrl = (url: string): DatabaseUrl => {
  const shown = withoutPassword(url)
  const path = SQLITE.exec(url)?.[1]
  if (path !== undefined) return { kind: 'sqlite', path, shown }
  if (POSTGRES.test(url) && URL.canParse(url)) return { kind: 'postgres', connectionString: url, shown }
  throw new DatabaseUrlNotAllowed(shown)
}
