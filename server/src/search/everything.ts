import { kindAsked } from '@datacentre/catalogue/geography/kind-words'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import type { Site } from '../settings/site/site-settings.ts'
import { askedIn, rankOf, ranks, type AskedName, type Rank } from '../snapshot/searched.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { companyGroup } from './company-group.ts'
import type { Group } from './group.ts'
import { objectGroups } from './object-groups.ts'
import { pageGroup } from './page-group.ts'
import { placeGroup } from './place-group.ts'

/** What a search needs beside the dataset. */
export type Surroundings = {
  readonly site: Pick<Site, 'pages' | 'onScreen'>
  readonly towns: readonly Town[]
}

const made = new WeakMap<Snapshot, readonly Group[]>()

/** All that can be found, in the order in which groups that fit as well are shown; gathered once for each version. */
export function everythingIn(snapshot: Snapshot, { site, towns }: Surroundings): readonly Group[] {
  const known = made.get(snapshot) ?? [
    ...objectGroups(snapshot),
    companyGroup(snapshot),
    // The towns and blocks that we know are those of the Netherlands.
    ...(site.onScreen.country === null ? [placeGroup(snapshot, towns)] : []),
    pageGroup(snapshot, site),
  ]
  made.set(snapshot, known)
  return known
}

/** What fits in a group: the places of the best, and how many there are. */
export type Fitting = {
  readonly group: Group
  readonly count: number
  readonly best: readonly { readonly place: number; readonly match: Rank }[]
}

/** The groups in which a text finds something, that with the best result first. */
export function findIn(groups: readonly Group[], text: string, most: number): readonly Fitting[] {
  const asked = askedIn(text)
  if (asked.folded === '') return []
  const kind = kindAsked(text)
  const fitting = groups.flatMap((group) => {
    const isOfKind = kind !== null && group.kinds.some((one) => kind.kinds.includes(one))
    const found = fittingIn(group, isOfKind ? [askedIn(kind.name), asked] : [asked], most)
    return found.count === 0 ? [] : [found]
  })
  return fitting.toSorted((one, other) => orderOf(one) - orderOf(other))
}

/** A place of just that name comes before what was named after it, as a licence after its block. */
function orderOf({ group, best }: Fitting): number {
  const match = best[0]?.match ?? 'part'
  return ranks.indexOf(match) - (group.id === 'places' && match === 'equal' ? 1 : 0)
}

function fittingIn(group: Group, texts: readonly AskedName[], most: number): Fitting {
  const places = { equal: [] as number[], start: [] as number[], part: [] as number[] }
  const past = { equal: [] as number[], start: [] as number[], part: [] as number[] }
  let count = 0
  for (let place = 0; place < group.names.length; place++) {
    const match = bestOf(group.names[place]!, texts)
    if (match === null) continue
    count++
    const among = group.isPast?.(place) === true ? past[match] : places[match]
    if (among.length < most) among.push(place)
  }
  const best = ranks.flatMap((match) => [...places[match], ...past[match]].map((place) => ({ place, match })))
  return { group, count, best: best.slice(0, most) }
}

function bestOf(lines: string, texts: readonly AskedName[]): Rank | null {
  let best: Rank | null = null
  for (const text of texts) {
    const rank = rankOf(lines, text)
    if (rank !== null && (best === null || ranks.indexOf(rank) < ranks.indexOf(best))) best = rank
  }
  return best
}

/** The shortest text that a suggestion is made of. */
const SHORTEST = 3
/** More than these nobody reads, and each is a search. */
const WORDS_TRIED = 5

/** Other texts that do find something, for one that does not: each of its words, or how a single word starts. */
export function textsInstead(groups: readonly Group[], text: string): readonly string[] {
  const words = [...new Set(text.trim().split(/\s+/))].slice(0, WORDS_TRIED)
  const finds = (one: string): boolean => findIn(groups, one, 1).length > 0
  if (words.length > 1) return words.filter((word) => word.length >= SHORTEST && finds(word))
  const [word = ''] = words
  // What starts a text that finds something finds it too, so the longest such start is found by halving.
  let [longest, tooLong] = [SHORTEST - 1, word.length]
  while (tooLong - longest > 1) {
    const length = Math.floor((longest + tooLong) / 2)
    if (finds(word.slice(0, length))) longest = length
    else tooLong = length
  }
  return longest < SHORTEST ? [] : [word.slice(0, longest)]
}
