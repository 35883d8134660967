import type { BaseMap } from '@datacentre/catalogue/wire/config'
import { SettingNotAllowed } from './setting-not-allowed.ts'

type Environment = Readonly<Record<string, string | undefined>>

const URL_RULE =
  'the address of tiles of the national grid (EPSG:28992), such as https://tiles.example/{z}/{x}/{y}.png: ' +
  'http or https, one host, no user name, and {z}, {x} and {y} behind the host'

const PARTS = ['{z}', '{x}', '{y}'] as const

/** The base map that the operator configured beside our own; none unless BASE_MAP_URL is set. */
export function baseMapFrom(environment: Environment): BaseMap | null {
  const textOf = (setting: string): string => (environment[setting] ?? '').trim()
  const [url, title, attribution] = [
    textOf('BASE_MAP_URL'),
    textOf('BASE_MAP_TITLE'),
    textOf('BASE_MAP_ATTRIBUTION'),
  ]
  if (url === '') {
    if (title === '' && attribution === '') return null
    throw new SettingNotAllowed(
      'BASE_MAP_URL',
      url,
      'set where BASE_MAP_TITLE or BASE_MAP_ATTRIBUTION is: they tell of its tiles',
    )
  }
  if (!isTemplate(url)) throw new SettingNotAllowed('BASE_MAP_URL', url, URL_RULE)
  if (attribution === '')
    throw new SettingNotAllowed(
      'BASE_MAP_ATTRIBUTION',
      attribution,
      'whose data the tiles of BASE_MAP_URL are and under which licence: it stands on the map',
    )
  return { url, title: title === '' ? null : title, attribution }
}

function isTemplate(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host, username, password, hash } = new URL(text)
  const behindHost = text.slice(text.indexOf('/', text.indexOf('//') + 2))
  return (
    ['http:', 'https:'].includes(protocol) &&
    // A browser takes a host that is written otherwise for another one than the policy names.
    text.toLowerCase().startsWith(`${protocol}//${host}/`) &&
    [username, password, hash].every((part) => part === '') &&
    PARTS.every((part) => behindHost.includes(part))
  )
}

/** Where the tiles come from: the one place besides ourselves that pages of the map may take pictures from. */
export const tileHostOf = ({ url }: BaseMap): string => new URL(url).origin
