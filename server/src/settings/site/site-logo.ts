import { join } from 'node:path'
import { SiteNotAllowed, type SiteFile } from '@datacentre/catalogue/settings/site-file'
import type { SiteOnScreen } from '@datacentre/catalogue/wire/config'
import { tagOf } from './content-tag.ts'
import { fileInFolder } from './file-in-folder.ts'
import { svgFault } from './svg-faults.ts'

const LARGEST = { width: 320, height: 64 }

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png' }

export type SiteLogo = {
  readonly bytes: Buffer
  readonly type: string
  readonly onScreen: NonNullable<SiteOnScreen['logo']>
}

/** The logo of a site; null where it has none of its own. */
export function siteLogo({ content, folder, file }: SiteFile): SiteLogo | null {
  if (content['logo'] === undefined) return null
  const { name, width, height } = described(content['logo'], file)
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  const type = TYPES[ending]
  if (type === undefined) throw new SiteNotAllowed(file, 'logo.file must end in .svg or .png')
  const bytes = fileInFolder({ folder, name, what: 'a logo' })
  const fault = type === TYPES['svg'] ? svgFault(bytes.toString('utf8')) : null
  if (fault !== null) throw new SiteNotAllowed(join(folder, name), fault)
  const onScreen = { address: `site/logo-${tagOf(bytes)}.${ending}`, width, height }
  return { bytes, type, onScreen }
}

function described(given: unknown, file: string): { name: string; width: number; height: number } {
  const { file: name, width, height } = Object(given) as Readonly<Record<string, unknown>>
  const isSize = (size: unknown, most: number): size is number =>
    typeof size === 'number' && Number.isInteger(size) && size > 0 && size <= most
  const isName = typeof name === 'string' && !name.includes('\0')
  if (isName && isSize(width, LARGEST.width) && isSize(height, LARGEST.height)) return { name, width, height }
  const sizes = `width up to ${LARGEST.width} and height up to ${LARGEST.height}`
  throw new SiteNotAllowed(file, `logo must have a file, and in whole pixels a ${sizes}`)
}
