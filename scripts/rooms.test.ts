import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

/** More than this is a crowd: a reader no longer sees what is there. Tests stand beside what they test and do not count. */
const MOST_FILES = 27

/** A longer file holds more than one idea. */
const MOST_LINES = 300

const isSource = (file: string): boolean => /\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.')

/** The folder right below `src` that a file lies in; null for what lies in `src` itself. */
function roomOf(file: string): string | null {
  const [workspace, inside] = file.split('/src/')
  const [room, ...rest] = (inside ?? '').split('/')
  return rest.length === 0 ? null : `${workspace}/src/${room}`
}

/** The rooms that each room imports from, and by which file. */
function arrows(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  for (const file of files.filter(isSource)) {
    const from = roomOf(file)
    for (const [, path] of readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const to = roomOf(normalize(join(dirname(file), path!)))
      if (from === null || to === null || from === to) continue
      const known = found.get(from) ?? new Map<string, string>()
      found.set(from, known.set(to, file))
    }
  }
  return found
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
  it('of one workspace do not import each other in a circle', () => {
    const all = arrows()
    const circles = [...all].flatMap(([one, others]) =>
      [...others].flatMap(([other, by]) => {
        const back = all.get(other)?.get(one)
        return back === undefined ? [] : [`${by} leads to ${other}, and ${back} back`]
      }),
    )
    expect(circles).toEqual([])
  })
})
