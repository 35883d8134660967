import type { Town } from '@datacentre/catalogue/geography/places/towns'
import { fold } from '@datacentre/catalogue/list/searching/search'
import { queryOptions } from '@tanstack/react-query'
import { loadBaseMap } from '../map/base-map/base-map-data.ts'

/** A search that finds more towns is narrowed by typing on; objects need room too. */
const MOST_TOWNS = 6

/** The towns of the base map. Its data come once or not at all: asking again would give the same. */
export const allTowns = () =>
  queryOptions({
    queryKey: ['towns'],
    queryFn: async () => (await loadBaseMap()).towns,
    retry: false,
    structuralSharing: false,
  })

/** How well a town answers to a folded text, the best first; null where it does not. */
function fitOf({ name, alsoKnownAs }: Town, asked: string): number | null {
  const names = fold(name)
  if (names === asked) return 0
  if (names.startsWith(asked)) return 1
  return names.includes(asked) || (alsoKnownAs !== null && fold(alsoKnownAs).includes(asked)) ? 2 : null
}

/** The towns whose name holds a text, without regard to case and diacritics: those called so first, then the larger ones. */
export function townsNamed(text: string, towns: readonly Town[]): readonly Town[] {
  const asked = fold(text.trim())
  return towns
    .flatMap((town) => {
      const fit = fitOf(town, asked)
      return fit === null ? [] : [{ town, fit }]
    })
    .sort((one, other) => one.fit - other.fit || one.town.rank - other.town.rank)
    .slice(0, MOST_TOWNS)
    .map(({ town }) => town)
}
