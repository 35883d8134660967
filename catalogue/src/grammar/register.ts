import type { StyleClass } from '../colours.ts'
import type { AnyRow, Column } from './column.ts'
import type { Filter } from './filter.ts'
import type { RegisterId } from './identity.ts'
import type { MappedTable } from './mapped-table.ts'

export type Call = { readonly method: 'GET' | 'POST'; readonly path: string }

/** An export takes the keys of rows; one that also takes criteria gives every row where none are asked (D18). */
type ExportCall = Call & { readonly takes: 'keys' | 'keys or criteria' }

/**
 * What a spreadsheet holds: every column a row has, or first the columns that the live service is known by. Of the latter
 * some columns of the register are left out, because another one says the same or they are keys of ours.
 */
export type DeclaredSheet<Key extends string = string> =
  | { readonly kind: 'every column' }
  | { readonly kind: 'columns of the live service'; readonly leavesOut: readonly Key[] }

/** The whole truth about one register: its list, filters, spreadsheet, calls and map layer follow from this. */
export type Register<Row = AnyRow> = MappedTable<Row> & {
  readonly id: RegisterId
  readonly style: StyleClass
  readonly columns: readonly (Column & { readonly key: keyof Row & string })[]
  readonly route: string
  readonly rest: { readonly list: Call; readonly export: ExportCall }
  readonly spreadsheet: string
  readonly sheet: DeclaredSheet<keyof Row & string>
  /** The name search looks in these columns together (S5). */
  readonly searchedBy: readonly (keyof Row & string)[]
  /** What a longer text may also be the beginning of: numbers and other names of a row. */
  readonly alsoSearchedBy: readonly (keyof Row & string)[]
  /** The order options; the first is the default. */
  readonly orderedBy: readonly (keyof Row & string)[]
  readonly filters: readonly Filter<keyof Row & string>[]
  /** The register whose rows belong to a row, found there by its name: the lines of a survey. */
  readonly parts?: RegisterId
}
