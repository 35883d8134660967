import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { derivedParts } from './derived-parts.ts'
import { withMarkedPart } from './marked-part.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** A link of Markdown or of HTML, or a picture of either; not one to elsewhere. */
const LINK = /(?:\]\(|<(?:a|img)\s[^>]*?(?:href|src)=")(?!https?:|mailto:|#)([^)#"\s]+)/g

describe('the documentation', () => {
  it.each(derivedParts)('$document says what the catalogue declares', ({ document, part }) => {
    const written = read(document)
    expect(written, 'run npm run write-docs').toBe(withMarkedPart(written, part()))
  })
  it.each(documents)('%s links only to files that exist', (path) => {
    const links = [...read(path).matchAll(LINK)].map((match) => match[1]!)
    const missing = links.filter((link) => !existsSync(join(root, dirname(path), link)))
    expect(missing).toEqual([])
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
})
