import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leftOutOfQueries, QUERIES } from './queries-plugin.ts'

const folder = dirname(createRequire(import.meta.url).resolve(QUERIES))
/** Of the installed TanStack Query, so that a release that asks for it in another way is noticed. */
const { changes, endlessLists } = leftOutOfQueries
const client = readFileSync(join(folder, changes.by), 'utf8')
const query = readFileSync(join(folder, endlessLists.by), 'utf8')

/** The programs of ours in these folders. */
const sourcesIn = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap((name) => {
    const sources = join(import.meta.dirname, '..', '..', name, 'src')
    return readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(sources, file), 'utf8'))
  })

describe('what is left out of TanStack Query', () => {
  it('is still asked for, under the names it had', () => {
    expect(client).toContain(`import { MutationCache } from "${changes.source}"`)
    expect(query).toContain(`import { infiniteQueryBehavior } from "${endlessLists.source}"`)
  })
  it('is asked by its client for nothing but what stands in the place of changes', () => {
    const asked = [...client.matchAll(/#mutationCache\.(\w+)/g)].map(([, name = '']) => name)
    expect(asked).not.toEqual([])
    for (const name of asked) expect(changes.instead).toContain(`${name}()`)
  })
  it('is used by no app that leaves it out', () => {
    const both = sourcesIn('portal', 'mapviewer', 'client', 'ui')
    expect(both.filter((source) => /\buse(Mutation|IsMutating)\b/.test(source))).toEqual([])
    const portal = sourcesIn('portal', 'client', 'ui')
    expect(portal.filter((source) => source.includes('useQuery')).length).toBeGreaterThan(0)
    expect(portal.filter((source) => source.includes('InfiniteQuery'))).toEqual([])
  })
  it('is asked for lists without an end only where a list is one', () => {
    const asked = query.split('\n').filter((line) => line.includes('infiniteQueryBehavior('))
    expect(asked).not.toEqual([])
    for (const line of asked) expect(line).toContain('#queryType === "infinite" ? infiniteQueryBehavior(')
  })
})
