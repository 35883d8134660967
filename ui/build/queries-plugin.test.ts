import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leftOutOfQueries, queriesPlugin } from './queries-plugin.ts'

/** Of the installed TanStack Query, so that a release that asks for it in another way is noticed. */
const { by, of, source } = leftOutOfQueries
const client = readFileSync(join(dirname(createRequire(import.meta.url).resolve(of)), basename(by)), 'utf8')

describe('what is left out of TanStack Query', () => {
  it('is still asked for by its client, under the name it had', () => {
    expect(client).toContain(`import { MutationCache } from "${source}"`)
  })
  it('is asked by that client for nothing but what stands in its place', () => {
    const { load } = queriesPlugin()
    const instead = typeof load === 'function' ? String(load.call({} as never, '\0left-out-of-queries')) : ''
    const asked = [...client.matchAll(/#mutationCache\.(\w+)/g)].map(([, name = '']) => name)
    expect(asked).not.toEqual([])
    for (const name of asked) expect(instead).toContain(`${name}()`)
  })
})
