import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { NO_OWN_TEXTS, type OwnTexts } from '@datacentre/catalogue/texts/spoken'
import type { SiteOnScreen } from '@datacentre/catalogue/wire/config'
import { SettingNotAllowed } from '../setting-not-allowed.ts'
import { SiteNotAllowed } from './site-not-allowed.ts'
import { siteColours } from './site-colours.ts'
import { siteTexts } from './site-texts.ts'

/** What an organisation changed in what its visitors see. */
export type Site = {
  readonly texts: OwnTexts
  readonly onScreen: SiteOnScreen
  readonly logo: { readonly bytes: Buffer; readonly type: string } | null
  /** A style sheet with its colours, and its address below every prefix. */
  readonly colours: { readonly css: string; readonly address: string } | null
}

const OUR_SITE: Site = {
  texts: NO_OWN_TEXTS,
  onScreen: { logo: null, partners: true },
  logo: null,
  colours: null,
}

const FILE = 'site.json'
const KEYS = ['texts', 'logo', 'partners', 'colours']

/** A logo is fetched by every visitor before anything else. */
const MOST_LOGO_BYTES = 100 * 1024
const LARGEST = { width: 320, height: 64 }

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png' }

/** The folder that SITE names, checked; ours where it names none. */
export function siteFrom(environment: Readonly<Record<string, string | undefined>>): Site {
  const folder = environment['SITE']?.trim() ?? ''
  if (folder === '') return OUR_SITE
  const file = join(folder, FILE)
  const site = parsed(folder, file)
  const unknown = Object.keys(site).find((key) => !KEYS.includes(key))
  if (unknown !== undefined)
    throw new SiteNotAllowed(file, `"${unknown}" is not known; ${KEYS.join(', ')} are`)
  const { partners = true } = site
  if (typeof partners !== 'boolean') throw new SiteNotAllowed(file, 'partners must be true or false')
  const logo = site['logo'] === undefined ? null : logoFrom(site['logo'], { folder, file })
  return {
    texts: site['texts'] === undefined ? NO_OWN_TEXTS : siteTexts(site['texts'], file),
    onScreen: { logo: logo?.onScreen ?? null, partners },
    logo,
    colours: site['colours'] === undefined ? null : coloursFrom(site['colours'], file),
  }
}

function parsed(folder: string, file: string): Readonly<Record<string, unknown>> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new SettingNotAllowed('SITE', folder, `a folder that holds a ${FILE}`)
  }
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (typeof json === 'object' && json !== null && !Array.isArray(json))
      return json as Readonly<Record<string, unknown>>
  } catch (error) {
    throw new SiteNotAllowed(file, `is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw new SiteNotAllowed(file, 'must be an object')
}

const tagOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12)

function coloursFrom(given: unknown, file: string): NonNullable<Site['colours']> {
  const css = siteColours(given, file)
  return { css, address: `site/colours-${tagOf(css)}.css` }
}

type Where = { readonly folder: string; readonly file: string }

function logoFrom(given: unknown, { folder, file }: Where) {
  const {
    file: name,
    width,
    height,
  } = (typeof given === 'object' && given !== null ? given : {}) as {
    file?: unknown
    width?: unknown
    height?: unknown
  }
  const isSize = (size: unknown, most: number): size is number =>
    typeof size === 'number' && Number.isInteger(size) && size > 0 && size <= most
  if (typeof name !== 'string' || !isSize(width, LARGEST.width) || !isSize(height, LARGEST.height)) {
    const sizes = `width up to ${LARGEST.width} and height up to ${LARGEST.height}`
    throw new SiteNotAllowed(file, `logo must have a file, and in whole pixels a ${sizes}`)
  }
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  const type = TYPES[ending]
  if (type === undefined) throw new SiteNotAllowed(file, 'logo.file must end in .svg or .png')
  const bytes = bytesOf(join(folder, name), folder)
  if (type === TYPES['svg'] && !isPlainPicture(bytes.toString('utf8')))
    throw new SiteNotAllowed(join(folder, name), 'is no SVG picture, or holds a script')
  const onScreen = { address: `site/logo-${tagOf(bytes)}.${ending}`, width, height }
  return { bytes, type, onScreen }
}

function bytesOf(path: string, folder: string): Buffer {
  let real: string
  try {
    real = realpathSync(path)
  } catch {
    throw new SiteNotAllowed(path, 'is not there')
  }
  if (!real.startsWith(realpathSync(folder) + sep)) throw new SiteNotAllowed(path, 'lies outside the folder')
  const { size } = statSync(real)
  if (size > MOST_LOGO_BYTES)
    throw new SiteNotAllowed(path, `is ${Math.ceil(size / 1024)} KB, but a logo may be 100 KB at most`)
  return readFileSync(real)
}

const isPlainPicture = (svg: string): boolean =>
  /<svg[\s>]/i.test(svg) && !/<script|\son\w+\s*=|javascript:|<foreignObject/i.test(svg)
