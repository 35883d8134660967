import type { codeLists, CodeListName } from '../codes/index.ts'
import type { TableId, tables } from '../tables.ts'
import type { Language } from '../texts/languages.ts'

/** What a code or a column means, in a sentence or two of each language. */
export type Definition = Readonly<Record<Language, string>>

/** A definition for every code of a list: without one it does not compile. */
export type DefinitionsOf<List extends CodeListName> = Readonly<
  Record<(typeof codeLists)[List][number], Definition>
>

type TableWith<Id extends TableId> = Extract<(typeof tables)[number], { readonly id: Id }>

/** A definition for every column of a table: without one it does not compile. */
export type ColumnDefinitionsOf<Id extends TableId> = Readonly<
  Record<TableWith<Id>['columns'][number]['key'], Definition>
>
