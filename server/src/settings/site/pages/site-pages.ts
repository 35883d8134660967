import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readRefusalIn } from '@datacentre/catalogue/settings/read-refusal'
import { SiteNotAllowed } from '@datacentre/catalogue/settings/site-file'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { WrittenPage } from '@datacentre/catalogue/wire/written-page'
import { fileInFolder } from '../file-in-folder.ts'
import { ALLOWED_ADDRESSES, isSiteAddress } from '../site-address.ts'
import { readMarkdown } from './read-markdown.ts'
import { NotInPage } from './spans.ts'

/** A page that the organisation wrote, in both languages. */
export type SitePage = { readonly name: string } & Readonly<Record<Language, WrittenPage>>

const FOLDER = 'pages'
const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(nl|en)\.md$/

/** All are read at the start and kept. */
const MOST_PAGES = 50

/** The pages of a site by name; none where it has no folder for them. */
export function sitePages(folder: string): readonly SitePage[] {
  const path = join(folder, FOLDER)
  // What a system keeps for itself begins with a dot.
  const files = filesIn(path).filter((file) => !file.startsWith('.'))
  const strange = files.find((file) => !FILE.test(file))
  if (strange !== undefined)
    throw new SiteNotAllowed(
      join(path, strange),
      'is no page: pages are NAME.nl.md and NAME.en.md, named in small letters, digits and hyphens',
    )
  const names = [...new Set(files.map((file) => file.split('.', 1)[0]!))].toSorted()
  if (names.length > MOST_PAGES)
    throw new SiteNotAllowed(path, `holds ${names.length} pages, but ${MOST_PAGES} are the most`)
  const pageIn = (name: string, language: Language): WrittenPage => {
    const file = join(FOLDER, `${name}.${language}.md`)
    const page = pageFrom(folder, file)
    const lost = linksIn(page).find((to) => !isSiteAddress(to, names))
    if (lost === undefined) return page
    throw new SiteNotAllowed(
      join(folder, file),
      `holds a link to "${lost}", which is no page: a link leads to ${ALLOWED_ADDRESSES}`,
    )
  }
  return names.map((name) => ({ name, nl: pageIn(name, 'nl'), en: pageIn(name, 'en') }))
}

const linksIn = ({ blocks }: WrittenPage): readonly string[] =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
    .flatMap(({ to }) => to ?? [])

function filesIn(path: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch (error) {
    const refusal = readRefusalIn(error)
    if (refusal === null) throw error
    if (refusal.code === 'ENOENT') return []
    const isFile = refusal.code === 'ENOTDIR'
    throw new SiteNotAllowed(path, isFile ? 'is a file, but must be a folder with pages' : refusal.sentence)
  }
}

function pageFrom(folder: string, file: string): WrittenPage {
  const path = join(folder, file)
  const absent = 'is not there: a page must be written in Dutch and in English'
  const bytes = fileInFolder({ folder, name: file, what: 'a page', absent })
  try {
    return readMarkdown(bytes.toString('utf8'))
  } catch (error) {
    if (error instanceof NotInPage) throw new SiteNotAllowed(path, error.message)
    throw error
  }
}
