import type { codeLists, CodeListName } from '../codes/index.ts'
import type { Language } from '../texts/languages.ts'

/** What a code means, in a sentence or two of each language. */
export type Definition = Readonly<Record<Language, string>>

/** A definition for every code of a list: without one it does not compile. */
export type DefinitionsOf<List extends CodeListName> = Readonly<
  Record<(typeof codeLists)[List][number], Definition>
>
