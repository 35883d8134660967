import type { StyleClass } from '../colours.ts'
import type { AnyRow, Column } from './column.ts'
import type { Filter } from './filter.ts'
import type { Table } from './table.ts'

export type Call = { readonly method: 'GET' | 'POST'; readonly path: string }

/** An export takes the keys of rows; one that also takes criteria gives every row where none are asked (decision 18). */
export type ExportCall = Call & { readonly takes: 'keys' | 'keys or criteria' }

export type SheetKind = 'every column' | 'columns of the live service'

export type RegisterId =
  | 'boreholes'
  | 'fields'
  | 'licences'
  | 'seismic-lines'
  | 'seismic-surveys-2d'
  | 'seismic-surveys-3d'

/** The whole truth about one register: its list, filters, spreadsheet, calls and map layer follow from this. */
export type Register<Row = AnyRow> = Table & {
  readonly id: RegisterId
  readonly object: 'borehole' | 'field' | 'licence' | 'line' | 'survey2d' | 'survey3d'
  readonly style: StyleClass
  /** The column that names a row; it links to the detail. */
  readonly name: keyof Row & string
  readonly columns: readonly (Column & { readonly key: keyof Row & string })[]
  readonly route: string
  readonly rest: { readonly list: Call; readonly export: ExportCall }
  readonly spreadsheet: string
  /** What its spreadsheet holds: every column a row has, or the columns that the live service is known by. */
  readonly sheet: SheetKind
  /** The name search looks in these columns together (spec 5). */
  readonly searchedBy: readonly (keyof Row & string)[]
  /** The order options; the first is the default. */
  readonly orderedBy: readonly (keyof Row & string)[]
  readonly filters: readonly Filter<keyof Row & string>[]
  /** Its name in the map viewer's `layers` parameter. */
  readonly layer: 'boreholes' | 'fields' | 'licences' | 'lines' | 'surveys' | 'surveys3d'
  /** The object's page below the map viewer's prefix. */
  readonly mapPage: (id: string) => string
  /** The column whose value `mapPage` takes; a selection on the map names rows by the register's key. */
  readonly mapId: keyof Row & string
}
