import type { codeLists } from '@datacentre/catalogue/codes/index'
import { measureOf, type Column } from '@datacentre/catalogue/grammar/column'
import { columnKinds } from '@datacentre/catalogue/grammar/column-kinds'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import { columnDefinition } from '@datacentre/catalogue/definitions/columns/index'
import { columnTextKey, speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'

type InBoth = Readonly<Record<Language, string>>

/** What is to be known of a column to read it. */
export type ListedColumn = {
  readonly column: string
  readonly title: InBoth
  readonly meaning: InBoth | null
  /** What a value must be. */
  readonly rule: string
  readonly unit: InBoth | null
  readonly codes: keyof typeof codeLists | null
  readonly isKey: boolean
  readonly isRequired: boolean
  /** The column of another table whose values it holds. */
  readonly refersTo: string | null
}

export type ListedTable = {
  readonly table: (typeof tables)[number]['id']
  readonly title: InBoth
  readonly columns: readonly ListedColumn[]
}

const inBoth = (say: (language: Language) => string): InBoth => ({ nl: say('nl'), en: say('en') })

/** Every column of every table. */
export const columnDictionary = (): readonly ListedTable[] =>
  tables.map((table) => ({
    table: table.id,
    title: inBoth((language) => speak(language)(`table.${table.id}`)),
    columns: (table.columns as readonly Column[]).map((column) => listed(table, column)),
  }))

function listed(table: Table, column: Column): ListedColumn {
  const measure = measureOf(column)
  const reference = table.references?.find((candidate) => candidate.column === column.key)
  return {
    column: column.key,
    title: inBoth((language) => speak(language)(columnTextKey(table, column) as TextKey)),
    meaning: columnDefinition(table.id, column.key),
    rule: columnKinds[column.kind].rule,
    unit: measure === undefined ? null : inBoth((language) => speak(language)(`measure.${measure}`)),
    codes: 'codes' in column ? column.codes : null,
    isKey: table.key.includes(column.key),
    isRequired: column.required === true,
    refersTo: reference === undefined ? null : `${reference.table}.${reference.to}`,
  }
}
