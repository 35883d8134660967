import { codeLists, type CodeListName } from '@datacentre/catalogue/codes/index'
import { NO_OWN_TEXTS, type OwnTexts } from '@datacentre/catalogue/texts/spoken'
import type { Column, Value } from '@datacentre/catalogue/grammar/column'
import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'

/** A code of a package: one of its own, with its words, or another name for a code that a list has. */
export type OwnCode = {
  readonly list: CodeListName
  readonly code: string
  readonly nl: string | null
  readonly en: string | null
  readonly definition: string | null
  readonly sameAs: string | null
}

/** The codes that a package brings. */
export type OwnCodes = {
  readonly all: readonly OwnCode[]
  /** What our own lists have, and what the package adds, without regard to case. */
  readonly isKnown: (list: CodeListName, code: string) => boolean
  /** The value of a column with every old name replaced by the code it stands for. */
  readonly translate: (column: Column, value: Value) => Value
  /** The words of the package's own codes, by language and `list.code`. */
  readonly texts: OwnTexts
  /** What it says that they mean, by `list.code`. */
  readonly definitions: Readonly<Record<string, string>>
}

const known = new Map<string, ReadonlyMap<string, string>>()

/** A code as its list writes it; undefined for one that the list does not have in any case. */
export function asListed(list: CodeListName, code: string): string | undefined {
  const codes = known.get(list) ?? new Map(codeLists[list].map((one) => [one.toLowerCase(), one]))
  known.set(list, codes)
  return codes.get(code.toLowerCase())
}

export const isInList = (list: CodeListName, code: string): boolean => asListed(list, code) !== undefined

const keyOf = (list: string, code: string): string => `${list}.${code.toLowerCase()}`

export function ownCodes(all: readonly OwnCode[]): OwnCodes {
  const meant = new Map<string, string>()
  const added = new Set<string>()
  for (const { list, code, sameAs } of all) {
    if (sameAs === null) added.add(keyOf(list, code))
    else meant.set(keyOf(list, code), sameAs)
  }
  const meaningOf = (list: CodeListName, code: string): string => meant.get(keyOf(list, code)) ?? code
  return {
    all,
    isKnown: (list, code) => isInList(list, code) || added.has(keyOf(list, code)),
    translate: (column, value) => {
      if (meant.size === 0 || !('codes' in column) || typeof value !== 'string') return value
      return column.kind === 'codeList'
        ? partsOf(value)
            .map((code) => meaningOf(column.codes, code))
            .join(', ')
        : meaningOf(column.codes, value)
    },
    definitions: Object.fromEntries(
      all.flatMap(({ list, code, definition }) =>
        definition === null ? [] : [[`${list}.${code}`, definition]],
      ),
    ),
    texts: added.size === 0 ? NO_OWN_TEXTS : { nl: wordsOf(all, 'nl', 'en'), en: wordsOf(all, 'en', 'nl') },
  }
}

export const NO_OWN_CODES: OwnCodes = ownCodes([])

/** A code that has a text in one language only has that in both. */
const wordsOf = (
  all: readonly OwnCode[],
  language: 'nl' | 'en',
  other: 'nl' | 'en',
): Record<string, string> =>
  Object.fromEntries(
    all
      .filter(({ sameAs }) => sameAs === null)
      .map((own) => [`${own.list}.${own.code}`, own[language] ?? own[other] ?? own.code]),
  )
