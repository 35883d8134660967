import type { codeLists } from '@datacentre/catalogue/codes/index'
import { coordinateSystems, type CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import { measureOf, type Column, type ColumnKind } from '@datacentre/catalogue/grammar/column'
import { columnKinds } from '@datacentre/catalogue/grammar/column-kinds'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import { columnDefinition } from '@datacentre/catalogue/definitions/columns/index'
import { columnTextKey, speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'

import type { Version } from '@datacentre/database'
import { isSystem } from '../export/sheet-kinds.ts'
import { textsOf } from '../version-texts.ts'
import { rulesInDutch } from './rules-in-dutch.ts'

type InBoth = Readonly<Record<Language, string>>

/** What is to be known of a column to read it. */
export type ListedColumn = {
  readonly column: string
  readonly title: InBoth
  readonly meaning: InBoth | null
  /** What a value must be. */
  readonly rule: InBoth
  readonly type: ColumnKind
  readonly unit: InBoth | null
  /** What a position is measured from; null for what is no position. */
  readonly datum: string | null
  /** Who brought the values. */
  readonly source: InBoth
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
export const columnDictionary = (version: Version): readonly ListedTable[] =>
  tables.map((table) => ({
    table: table.id,
    title: inBoth((language) => speak(language)(`table.${table.id}`)),
    columns: (table.columns as readonly Column[]).map((column) => listed(table, column, version)),
  }))

const datumOf = (system: CoordinateSystem): string => `${system} (EPSG:${coordinateSystems[system].epsg})`

/** The dataset, and what it says it was made of. */
function sourceIn(version: Version, language: Language): string {
  const { sources, title } = textsOf(version)[language]
  return [title, ...sources].join('; ')
}

function listed(table: Table, column: Column, version: Version): ListedColumn {
  const measure = measureOf(column)
  const reference = table.references?.find((candidate) => candidate.column === column.key)
  return {
    column: column.key,
    title: inBoth((language) => speak(language)(columnTextKey(table, column) as TextKey)),
    meaning: columnDefinition(table.id, column.key),
    rule: { nl: rulesInDutch[column.kind], en: columnKinds[column.kind].rule },
    type: column.kind,
    unit: measure === undefined ? null : inBoth((language) => speak(language)(`measure.${measure}`)),
    datum: measure !== undefined && isSystem(measure) ? datumOf(measure) : null,
    source: inBoth((language) => sourceIn(version, language)),
    codes: 'codes' in column ? column.codes : null,
    isKey: table.key.includes(column.key),
    isRequired: column.required === true,
    refersTo: reference === undefined ? null : `${reference.table}.${reference.to}`,
  }
}
