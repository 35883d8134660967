import type { GridBox } from '@datacentre/catalogue/geography/layer-code'
import type { SearchedId } from '@datacentre/catalogue/geography/kind-words'
import { loosely } from '@datacentre/catalogue/list/searching/loose-search'
import { fold } from '@datacentre/catalogue/list/searching/search'
import type { Suggestion } from '@datacentre/catalogue/wire/search-calls'

/** One kind of things that a search walks over. */
export type Searched = {
  readonly id: SearchedId
  /** For each object its names, folded, each on a line of its own. */
  readonly names: readonly string[]
  /** Whether an object is of the past, and so comes behind the others that fit as well. */
  readonly isPast?: (place: number) => boolean
  readonly suggestion: (place: number) => Suggestion
}

export const BETWEEN = '\n'

/** Names as they are compared: folded, and by their letters and numbers alone where that differs. */
export const foldedNames = (names: readonly string[]): string =>
  BETWEEN +
  [...new Set(names.flatMap((name) => [fold(name), loosely(name)]))].map((name) => name + BETWEEN).join('')

const middle = (from: number, to: number): number => Math.round((from + to) / 2)

/** Where an object is, as a suggestion tells it. */
export const whereabouts = (
  box: GridBox | null,
): Pick<Suggestion, 'xcoordinate' | 'ycoordinate' | 'box'> => ({
  xcoordinate: box === null ? null : middle(box[0], box[2]),
  ycoordinate: box === null ? null : middle(box[1], box[3]),
  box: box === null ? null : [...box],
})
