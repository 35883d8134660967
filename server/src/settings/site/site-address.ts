import { writtenPagePath } from '@datacentre/catalogue/texts/written-pages'
import { portalPages } from '@datacentre/catalogue/portal-pages'

/** Where texts and pages of a site may lead, as the end of a sentence. */
export const ALLOWED_ADDRESSES =
  'a page of the portal such as contact, a page of yours such as pages/NAME, a path of the site that begins with one ' +
  'slash, or an address that begins with http://, https:// or mailto:'

/** Whether an address leads to another place, which we cannot know of. */
export const isElsewhere = (address: string): boolean =>
  (/^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address)) ||
  /^mailto:[^\s\\]+@[^\s\\]+$/i.test(address)

const OWN_PATH = /^\/?(?!\/)([\w~.,%+=&/-]+)(?:\?[\w~.,%+=&?/-]*)?(?:#[\w-]+)?$/

/** What a path may not hold once it is decoded: a way up, another sign for a slash, or what is encoded twice. */
const STRAYING = /\.\.|\\|^\/|\/\/|[\s%]/

/** The path in an address below the prefix, without its query; null where it has a scheme, a host or a way up. */
export function ownPathIn(address: string): string | null {
  const [, path] = OWN_PATH.exec(address) ?? []
  return path === undefined || STRAYING.test(decoded(path)) ? null : path
}

/** What cannot be decoded stays encoded, and is refused. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Whether an address leads somewhere: a path that begins with a slash is the writer's own care. */
export function isSiteAddress(address: string, written: readonly string[]): boolean {
  if (isElsewhere(address)) return true
  const path = ownPathIn(address)
  if (path === null) return false
  const pages = [...portalPages, ...written.map((name) => `/${writtenPagePath(name)}`)]
  return address.startsWith('/') || pages.includes(`/${path.replace(/\/$/, '')}`)
}
