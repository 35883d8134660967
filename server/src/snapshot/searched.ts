import type { GridBox } from '@datacentre/catalogue/geography/layer-code'
import type { SearchedId } from '@datacentre/catalogue/geography/kind-words'
import { loosely } from '@datacentre/catalogue/list/searching/loose-search'
import { fold, searchFor } from '@datacentre/catalogue/list/searching/search'
import type { Suggestion } from '@datacentre/catalogue/wire/search-calls'

/** The names of things that a search walks over. */
export type SearchedNames = {
  /** For each object its names, folded, each on a line of its own. */
  readonly names: readonly string[]
  /** Whether an object is of the past, and so comes behind the others that fit as well. */
  readonly isPast?: (place: number) => boolean
}

/** One kind of things that the map's search walks over. */
export type Searched = SearchedNames & {
  readonly id: SearchedId
  readonly suggestion: (place: number) => Suggestion
}

const BETWEEN = '\n'

/** Names as they are compared: folded, and by their letters and numbers alone where that differs. */
export const foldedNames = (names: readonly string[]): string =>
  BETWEEN +
  [...new Set(names.flatMap((name) => [fold(name), loosely(name)]))].map((name) => name + BETWEEN).join('')

/** How well an object fits: one of its names is what is asked, starts with it, or holds it. */
export const ranks = ['equal', 'start', 'part'] as const
export type Rank = (typeof ranks)[number]

/** A typed text as it is compared with names. */
export type AskedName = { readonly folded: string; readonly loose: string }

export function askedIn(typed: string): AskedName {
  const text = typed.replaceAll(BETWEEN, ' ')
  return { folded: searchFor(text), loose: loosely(searchFor(text)) }
}

/** How well the names of an object fit, each on a line of its own; null where they do not. */
function fitOf(lines: string, asked: string): Rank | null {
  // Most objects do not hold the text at all, so that is looked at first.
  if (asked === '' || !lines.includes(asked)) return null
  const start = BETWEEN + asked
  return lines.includes(start) ? (lines.includes(start + BETWEEN) ? 'equal' : 'start') : 'part'
}

export const rankOf = (lines: string, { folded, loose }: AskedName): Rank | null =>
  fitOf(lines, folded) ?? (loose === folded ? null : fitOf(lines, loose))

const middle = (from: number, to: number): number => Math.round((from + to) / 2)

/** Where an object is, as a suggestion tells it. */
export const whereabouts = (
  box: GridBox | null,
): Pick<Suggestion, 'xcoordinate' | 'ycoordinate' | 'box'> => ({
  xcoordinate: box === null ? null : middle(box[0], box[2]),
  ycoordinate: box === null ? null : middle(box[1], box[3]),
  box: box === null ? null : [...box],
})
