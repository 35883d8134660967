import { readRefusalIn } from './read-refusal.ts'
import type { Environment } from './setting-names.ts'

/** Something in the folder of the site that cannot be used, told in one sentence. */
export class SiteNotAllowed extends Error {
  override readonly name = 'SiteNotAllowed'
  constructor(file: string, message: string) {
    super(`${file}: ${message}.`)
  }
}

/** The `site.json` of an organisation, as far as every program reads it alike. */
export type SiteFile = {
  readonly folder: string
  /** Its path, which every complaint begins with. */
  readonly file: string
  readonly content: Readonly<Record<string, unknown>>
}

const NAME = 'site.json'

/** The file in the folder that SITE names; null where it names none. Only the caller can read files. */
export function siteFileFrom(environment: Environment, readText: (file: string) => string): SiteFile | null {
  const folder = environment['SITE']?.trim() ?? ''
  if (folder === '') return null
  const file = `${folder.replace(/[\\/]+$/, '')}/${NAME}`
  return { folder, file, content: parsed(textOf(file, readText), file) }
}

function textOf(file: string, readText: (file: string) => string): string {
  try {
    return readText(file)
  } catch (error) {
    const refusal = readRefusalIn(error)
    if (refusal !== null && !refusal.isAbsent) throw new SiteNotAllowed(file, refusal.sentence)
    throw new SiteNotAllowed(file, `cannot be read: SITE must be a folder that holds a ${NAME}`)
  }
}

function parsed(text: string, file: string): SiteFile['content'] {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new SiteNotAllowed(file, `is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new SiteNotAllowed(file, 'must be an object')
  return json as SiteFile['content']
}
