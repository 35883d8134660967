import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, projectFiles } from '../project-files.mjs'

const root = join(import.meta.dirname, '..', '..')

const files = projectFiles()

/** More than this is a crowd: a reader no longer sees what is there. Tests stand beside what they test and are not counted. */
const MOST_FILES = 25

/** A longer file holds more than one idea. */
const MOST_LINES = 300

const isSource = (file: string): boolean => /\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.')

/** The folders of a file below `src`, outermost first. */
const foldersOf = (file: string): readonly string[] => (file.split('/src/')[1] ?? '').split('/').slice(0, -1)

type Step = { readonly from: string; readonly to: string }

/** From folder to folder beside it: where two paths part, both go on into a folder. Null for any other import. */
function stepBetween(file: string, imported: string): Step | null {
  const [workspace] = file.split('/src/')
  if (!imported.startsWith(`${workspace}/src/`)) return null
  const here = foldersOf(file)
  const there = foldersOf(imported)
  const shared = here.findIndex((folder, at) => folder !== there[at])
  if (shared === -1 || there.length <= shared) return null
  const pathOf = (folders: readonly string[]) =>
    [`${workspace}/src`, ...folders.slice(0, shared + 1)].join('/')
  return { from: pathOf(here), to: pathOf(there) }
}

/** The folders that each folder imports from, and by which file. */
function arrowsOf(sources: ReadonlyMap<string, readonly string[]>): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const [file, imports] of sources)
    for (const imported of imports) {
      const step = stepBetween(file, imported)
      if (step === null) continue
      const known = found.get(step.from) ?? new Map<string, string>()
      found.set(step.from, known.set(step.to, file))
    }
  return found
}

/** The shortest way from a folder back to itself, told by the files that lead on; empty where there is none. */
function wayBack(all: ReadonlyMap<string, ReadonlyMap<string, string>>, start: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[start, []]])
  // A map that grows while it is walked gives what was added too, in that order: nearest first.
  for (const [folder, way] of ways)
    for (const [next, by] of all.get(folder) ?? []) {
      const further = [...way, `${by} leads to ${next}`]
      if (next === start) return further
      if (!ways.has(next)) ways.set(next, further)
    }
  return []
}

/** Every folder that lies on a circle of any length, with the circle. */
function circlesIn(sources: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const all = arrowsOf(sources)
  return [...all.keys()].flatMap((folder) => {
    const way = wayBack(all, folder)
    return way.length === 0 ? [] : [`${folder}: ${way.join(', ')}`]
  })
}

describe('the folders', () => {
  it('hold so few files each that a reader sees what is there', () => {
    const counts = new Map<string, number>()
    for (const file of files.filter((one) => /\.(tsx?|mjs|js|css)$/.test(one) && !one.includes('.test.')))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    const crowded = [...counts].filter(([, count]) => count > MOST_FILES)
    expect(crowded).toEqual([])
  })
  it('hold no file that is longer than one idea', () => {
    const long = files
      .filter((file) => /\.(tsx?|mjs|js|css|html)$/.test(file))
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > MOST_LINES)
    expect(long).toEqual([])
  })
  it('beside each other do not import each other in a circle, however long', () => {
    const sources = new Map(files.filter(isSource).map((file) => [file, importsOf(file)]))
    expect(circlesIn(sources)).toEqual([])
  })
})

describe('a circle of folders', () => {
  it('is found right below `src` and deeper, over more than two folders', () => {
    const right = new Map([
      ['a/src/one/x.ts', ['a/src/two/deep/x.ts']],
      ['a/src/two/x.ts', ['a/src/three/x.ts']],
      ['a/src/three/x.ts', ['a/src/one/y.ts']],
    ])
    expect(circlesIn(right)).toHaveLength(3)
    const deeper = new Map([
      ['a/src/room/one/x.ts', ['a/src/room/two/x.ts']],
      ['a/src/room/two/x.ts', ['a/src/room/one/x.ts']],
    ])
    expect(circlesIn(deeper)).toEqual([
      'a/src/room/one: a/src/room/one/x.ts leads to a/src/room/two, a/src/room/two/x.ts leads to a/src/room/one',
      'a/src/room/two: a/src/room/two/x.ts leads to a/src/room/one, a/src/room/one/x.ts leads to a/src/room/two',
    ])
  })
  it('is not made by what a folder shares with the one around it, or with another workspace', () => {
    const sources = new Map([
      ['a/src/room/x.ts', ['a/src/room/one/x.ts']],
      ['a/src/room/one/x.ts', ['a/src/room/y.ts', 'b/src/room/one/x.ts']],
      ['a/src/x.ts', ['a/src/room/x.ts']],
    ])
    expect(circlesIn(sources)).toEqual([])
  })
})
