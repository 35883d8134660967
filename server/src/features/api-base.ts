import type { Language } from '@datacentre/catalogue/texts/index'
import type { Version } from '@datacentre/database'

/** The version of the API itself, as the Dutch design rules ask for in every answer. */
export const API_VERSION = '1.0.0'

export const API_PATH = '/api/v1'

export type Format = 'json' | 'html'

/** What the frame around a page shows of the site and of the dataset that stands. */
export type SiteFrame = {
  readonly logo: { readonly address: string; readonly width: number; readonly height: number } | null
  /** Whether the site has a name of its own, so that our logo is not its own. */
  readonly ownName: boolean
  /** Whether the logos of our partners stand at the foot of its pages. */
  readonly partners: boolean
  readonly isDemonstration: boolean
  /** The day of the data, where it is known. */
  readonly created: number | null
}

/** What every document of the API needs of the request: where it is reached, and the words it is in. */
export type Asked = {
  /** The address of the API as this caller reaches it, without a slash at its end. */
  readonly base: string
  /** The address of the data centre, likewise. */
  readonly home: string
  readonly language: Language
  readonly format: Format
  /** The version of the dataset that it tells of. */
  readonly version: Version
  /** The address that was asked, without its host. */
  readonly url: string
  readonly site: SiteFrame
}

/** Below it are the pages that other sites may frame (D30.8). */
export const EMBED_PATH = '/embed'

/** Whether an address is one that other sites may frame. */
export const isEmbedded = ({ home, url }: Pick<Asked, 'home' | 'url'>): boolean =>
  url.startsWith(`${new URL(home).pathname}${EMBED_PATH}/`)

export type Link = {
  readonly href: string
  readonly rel: string
  readonly type?: string
  readonly title?: string
  readonly hreflang?: string
}

export const GEOJSON = 'application/geo+json'
export const JSON_MEDIA = 'application/json'
export const ATOM_MEDIA = 'application/atom+xml'
export const HTML_MEDIA = 'text/html'
export const SCHEMA_MEDIA = 'application/schema+json'
export const OPENAPI_MEDIA = 'application/vnd.oai.openapi+json;version=3.1'

/** An address with some of its parameters changed; undefined takes one away. */
export function withParameters(
  address: string,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const [path = '', query = ''] = address.split('?', 2)
  // Most links of a page stay as they are, and reading an address takes longer than all else of a link.
  if (Object.entries(changes).every(([name, value]) => value === undefined && !query.includes(name)))
    return address
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) parameters.delete(name)
    else parameters.set(name, String(value))
  }
  const written = parameters.toString()
  return written === '' ? path : `${path}?${written}`
}

/** An address in the language of the page. */
export const inLanguage = (address: string, { language }: Pick<Asked, 'language'>): string =>
  // A page may have hundreds of links, of which in Dutch none is to be read.
  language === 'nl' && !address.includes('lang')
    ? address
    : withParameters(address, { lang: language === 'en' ? 'en' : undefined })

/** The links of a document to itself: as it is, and in its other form. */
export function ownLinks({ base, format, url }: Asked, media: string): Link[] {
  const origin = new URL(base).origin
  const other: Format = format === 'json' ? 'html' : 'json'
  const mediaOf = (of: Format): string => (of === 'json' ? media : HTML_MEDIA)
  return [
    { href: `${origin}${url}`, rel: 'self', type: mediaOf(format) },
    { href: `${origin}${withParameters(url, { f: other })}`, rel: 'alternate', type: mediaOf(other) },
  ]
}
