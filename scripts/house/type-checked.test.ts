import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** The sources that `tsc -b` reads, over every project it builds. */
function checkedSources(): Set<string> {
  const { references } = read('tsconfig.json') as { references: { path: string }[] }
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  return new Set(
    references.flatMap(({ path }) => {
      const config = execFileSync(tsc, ['-p', path, '--showConfig'], { cwd: root, encoding: 'utf8' })
      const { files } = JSON.parse(config) as { files: string[] }
      return files.map((file) => normalize(file))
    }),
  )
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
}

it('every source and every test is type-checked', () => {
  const { workspaces } = read('package.json') as { workspaces: string[] }
  const checked = checkedSources()
  const written = [...workspaces, 'scripts'].flatMap(sourcesIn)
  expect(written.length).toBeGreaterThan(0)
  expect(written.filter((file) => !checked.has(file))).toEqual([])
  // It starts the compiler a few times, which a busy machine does slowly.
}, 60_000)
