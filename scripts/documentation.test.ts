import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = ['', 'docs', 'docs/decisions', 'ingest/geography', 'mapviewer/base-map']
const pages = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** What a page names that should be in the tree: a link to a file of ours, or a source by its whole path. */
function filesNamedIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8')
  const links = [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
    join(dirname(page), link),
  )
  const sources = [...text.matchAll(/`([a-z]\w*\/src\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path)
  return [...links, ...sources]
}

describe('the documentation', () => {
  it.each(pages)('of %s names only files that are there', (page) => {
    expect(filesNamedIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
