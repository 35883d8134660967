import type { LayerId } from '../grammar/identity.ts'

/** Where everything is searched, below the prefix, and the parameter that holds the text. */
export const SEARCH_PATH = '/search'
export const SEARCH_PARAMETER = 'q'

export type FoundGroupId = LayerId | 'companies' | 'places' | 'pages'

/** A list of what lies in a place that was found, and how much that is. */
export type FoundList = { readonly title: string; readonly address: string }

export type FoundResult = {
  readonly title: string
  /** What kind of thing it is, in a word. */
  readonly kind: string
  /** One line that tells more; null where there is nothing to tell. */
  readonly about: string | null
  /** How well it fits: one of its names is the text, starts with it, or holds it. */
  readonly match: 'equal' | 'start' | 'part'
  readonly address: string
  /** The same on the map; null where it has no place there. */
  readonly map: string | null
  readonly lists: readonly FoundList[]
}

export type FoundGroup = {
  readonly id: FoundGroupId
  readonly title: string
  /** How many fit, of which `results` are the best. */
  readonly count: number
  /** The list with all that it finds by this text; null where there is none, or nothing more to see. */
  readonly all: FoundList | null
  readonly results: readonly FoundResult[]
}

/** What a search over everything answers. */
export type Found = {
  readonly text: string
  readonly count: number
  /** The group with the best result first. */
  readonly groups: readonly FoundGroup[]
}
