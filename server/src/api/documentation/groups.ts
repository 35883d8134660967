import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { calls, type Call } from '@datacentre/catalogue/wire/calls'
import type { groupTitles } from './words.ts'

type Group = keyof typeof groupTitles

const registerPaths: ReadonlySet<string> = new Set(
  registers.flatMap(({ rest }) => [rest.list.path, rest.export.path]),
)
const figurePaths: ReadonlySet<string> = new Set(
  productionScreens.flatMap(({ rest }) => [rest.list.path, rest.export.path]),
)

/** What a call is about, by where it lies. */
function groupOf({ path }: Call): Group {
  if (registerPaths.has(path)) return 'registers'
  if (figurePaths.has(path)) return 'figures'
  if (path.startsWith('/rest/search/')) return 'search'
  if (path.startsWith('/rest/map/') || path.startsWith('/rest/objects/')) return 'objects'
  if (path.startsWith('/rest/brh/') && path !== '/rest/brh/purposes') return 'boreholes'
  return 'lookUps'
}

const order: readonly Group[] = ['registers', 'figures', 'boreholes', 'objects', 'search', 'lookUps']

/** The calls by what they are about. */
export const groups: readonly { readonly group: Group; readonly calls: readonly Call[] }[] = order.map(
  (group) => ({ group, calls: calls.filter((call) => groupOf(call) === group) }),
)
