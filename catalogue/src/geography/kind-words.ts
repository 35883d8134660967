import { fold } from '../list/searching/search.ts'
import { layerIdOf, mapLayers, type LayerId, type WireName } from './map-layers.ts'

/** What a search looks in: the layers of the map, the blocks at sea, and who operates what is on them. */
export type SearchedId = LayerId | 'blocks' | 'operators'

/** Where a search looks, by the name that the call has for it; blocks and operators are no layers of the map. */
export const searchedIdOf = (name: WireName | 'blocks' | 'operators'): SearchedId =>
  name === 'blocks' || name === 'operators' ? name : layerIdOf(name)

/** What people call a kind of thing when they type it before a name, as 'blok K12'. */
const kindWords: ReadonlyMap<SearchedId, readonly string[]> = new Map<SearchedId, readonly string[]>([
  ['blocks', ['blok', 'block']],
  ...mapLayers.map(({ id, searchWords }) => [id, searchWords] as const),
  ['operators', ['operator', 'bedrijf', 'company']],
])

export type KindAsked = { readonly kinds: readonly SearchedId[]; readonly name: string }

/** The kinds that a typed text names before or behind a name, and that name; null where it names none. */
export function kindAsked(typed: string): KindAsked | null {
  const words = fold(typed).trim().split(/\s+/)
  if (words.length < 2) return null
  const kindsOf = (word: string | undefined): readonly SearchedId[] =>
    [...kindWords].flatMap(([kind, said]) => (word !== undefined && said.includes(word) ? [kind] : []))
  const [first, last] = [kindsOf(words[0]), kindsOf(words.at(-1))]
  if (first.length > 0) return { kinds: first, name: words.slice(1).join(' ') }
  return last.length > 0 ? { kinds: last, name: words.slice(0, -1).join(' ') } : null
}
