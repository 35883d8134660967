import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { derivedParts } from './derived-parts.ts'
import { withMarkedPart } from './marked-part.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const documents = [
  ...readdirSync(root),
  ...['docs', 'ingest/geography', 'mapviewer/base-map'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
].filter((name) => name.endsWith('.md'))

/** A link of Markdown or of HTML, or a picture of either; not one to elsewhere. */
const LINK = /(?:\]\(|<(?:a|img)\s[^>]*?(?:href|src)=")(?!https?:|mailto:|#)([^)#"\s]+)/g

/** A source by its whole path. */
const SOURCE = /`([a-z]\w*\/src\/[\w./-]+\.\w+)`/g

describe('the documentation', () => {
  it.each(derivedParts)('$document says what the catalogue declares', ({ document, part }) => {
    const written = read(document)
    expect(written, 'run npm run write-docs').toBe(withMarkedPart(written, part()))
  })
  it.each(documents)('%s names only files that exist', (path) => {
    const links = [...read(path).matchAll(LINK)].map((match) => join(dirname(path), match[1]!))
    const sources = [...read(path).matchAll(SOURCE)].map((match) => match[1]!)
    expect([...links, ...sources].filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
  it('opens with pictures of the product that are small enough to load at once', () => {
    const pictures = [...read('README.md').matchAll(/<img src="([^"]+)"/g)].map((match) => match[1]!)
    expect(pictures).toHaveLength(3)
    const large = pictures.filter((path) => statSync(join(root, path)).size > 200_000)
    expect(large).toEqual([])
  })
  it('names every command of package.json in the README', () => {
    const commands = Object.keys(JSON.parse(read('package.json')).scripts)
    const readme = read('README.md')
    const missing = commands.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme))
    expect(missing).toEqual([])
  })
  it('has a sentence for every workspace in the architecture', () => {
    const workspaces: string[] = JSON.parse(read('package.json')).workspaces
    const architecture = read('docs/architecture.md')
    expect(workspaces.filter((name) => !architecture.includes(`\`${name}/\``))).toEqual([])
  })
  it.each(['catalogue', 'server'])('names every folder of the %s in the architecture', (workspace) => {
    const inside = read('docs/architecture.md')
      .split(/^## /m)
      .find((section) => section.startsWith(`Inside the ${workspace}\n`))
    const folders = readdirSync(join(root, workspace, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.filter((name) => !inside?.includes(`\`${name}/\``))).toEqual([])
  })
})
