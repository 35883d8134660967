import type { SearchedId } from '@datacentre/catalogue/geography/kind-words'
import type { FoundGroup, FoundGroupId, FoundResult } from '@datacentre/catalogue/wire/found'
import { inLanguage, type Asked } from '../features/api-base.ts'
import type { SearchedNames } from '../snapshot/searched.ts'

/** Where things are as this caller reaches them, and in which language they are told. */
export type Telling = {
  readonly asked: Asked
  /** The address of the map. */
  readonly map: string
}

/** Something that was found, before it is said how well it fits. */
type Told = Omit<FoundResult, 'match'>

/** What was asked of a group, how many it has, and how many of these are shown. */
type FoundInGroup = { readonly text: string; readonly count: number; readonly shown: number }

/** One kind of things that a search over everything walks over. */
export type Group = SearchedNames & {
  readonly id: FoundGroupId
  /** What a word before a name may narrow the search to: 'veld Annerveen' asks for fields. */
  readonly kinds: readonly SearchedId[]
  readonly told: (place: number, telling: Telling) => Told
  /** The list that finds by this text too, where it has more than what is shown. */
  readonly all: (found: FoundInGroup, telling: Telling) => FoundGroup['all']
}

/** An address below the data centre, in the language of the page. */
export const addressIn = ({ asked }: Telling, path: string): string =>
  inLanguage(`${asked.home}${path}`, asked)
