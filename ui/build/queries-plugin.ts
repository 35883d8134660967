import type { Plugin } from 'vite'

const LEFT_OUT = '\0left-out-of-queries'

/** What TanStack Query brings for apps that change data: every client of it keeps the changes that are under way. */
export const leftOutOfQueries = {
  by: 'query-core/build/modern/queryClient.js',
  of: '@tanstack/query-core',
  source: './mutationCache.js',
} as const

/** What a client itself asks of the changes under way, of which there are none. */
const NO_CHANGES = `export class MutationCache {
  findAll() { return [] }
  clear() {}
  async resumePausedMutations() {}
}`

/** Leaves out of TanStack Query how data are changed: our apps only ask. */
export const queriesPlugin = (): Plugin => ({
  name: 'queries',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === leftOutOfQueries.source && importer.replaceAll('\\', '/').endsWith(leftOutOfQueries.by)
      ? LEFT_OUT
      : null,
  load: (id) => (id === LEFT_OUT ? NO_CHANGES : null),
})
