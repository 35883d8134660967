import type { Plugin } from 'vite'

type LeftOut = {
  /** Who imports it. */
  readonly by: string
  readonly source: string
  /** What stands in its place. */
  readonly instead: string
}

/** The package that these are left out of. */
export const QUERIES = '@tanstack/query-core'

/** What TanStack Query brings that an app may do without. */
export const leftOutOfQueries = {
  /** To change data: every client keeps the changes that are under way, and asks nothing else of them where there are none. */
  changes: {
    by: 'queryClient.js',
    source: './mutationCache.js',
    instead: `export class MutationCache {
  findAll() { return [] }
  clear() {}
  async resumePausedMutations() {}
}`,
  },
  /** To read lists without an end, page after page. */
  endlessLists: {
    by: 'query.js',
    source: './infiniteQueryBehavior.js',
    instead: `export function infiniteQueryBehavior() {
  throw new Error('Lists without an end are left out of TanStack Query (ui/build/queries-plugin.ts).')
}`,
  },
} as const satisfies Readonly<Record<string, LeftOut>>

type Leaving = readonly (keyof typeof leftOutOfQueries)[]

const MARK = '\0left-out-of-queries:'
const modules = '/query-core/build/modern/'

/** Leaves out of TanStack Query what an app does not use. */
export function queriesPlugin(leaving: Leaving): Plugin {
  const leftOut: readonly LeftOut[] = leaving.map((name) => leftOutOfQueries[name])
  return {
    name: 'queries',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const from = importer.replaceAll('\\', '/')
      const isLeftOut = leftOut.some((one) => one.source === source && from.endsWith(modules + one.by))
      return isLeftOut ? MARK + source : null
    },
    load: (id) => leftOut.find(({ source }) => id === MARK + source)?.instead ?? null,
  }
}
