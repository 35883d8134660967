import type { CodeListName } from '../codes/index.ts'
import type { CoordinateSystem } from '../codes/coordinate-systems.ts'
import type { RegisterId } from './identity.ts'

/** What a number counts; it stands in the header of every spreadsheet and beside every value. */
export type Measure = 'm' | 'deg' | 'bytes' | 'lines' | CoordinateSystem

type ColumnBase = {
  readonly key: string
  /** Where a list shows it: in the row, or when the row is opened. Absent: only in spreadsheets, details and the API. */
  readonly shown?: 'row' | 'expanded'
  /** Keys and names must have a value (D25); any other value may be empty and any other column absent. */
  readonly required?: true
  /** False for what the list call leaves out and spreadsheets carry. */
  readonly listed?: false
  /** Whether the call for details carries what the list call leaves out. */
  readonly detailed?: true
  /** Whether a text is an address that pages link to: then it begins with http:// or https://. */
  readonly isAddress?: true
  /** Whether it names a company, or several: each has a page. */
  readonly namesCompany?: true
  /**
   * The register that a value names a row of, and how it is found there: by the id of its page, or by its name. Two rows may
   * have one name: `keyIn` is the column with the id of the page of the one that is meant, where that is known.
   */
  readonly leadsTo?: {
    readonly register: RegisterId
    readonly by: 'pageId' | 'name'
    readonly keyIn?: string
  }
}

type ColumnBody =
  | { readonly kind: 'id' | 'text' | 'day' | 'month' | 'year' | 'flag' | 'list' | 'names' | 'file' }
  | { readonly kind: 'code'; readonly codes: CodeListName }
  | { readonly kind: 'codeList'; readonly codes: CodeListName }
  | {
      readonly kind: 'number'
      readonly measure?: Exclude<Measure, CoordinateSystem>
      readonly decimals?: number
      readonly shownIn?: 'km'
    }
  /** One axis of a place. It names the place and counts nothing, so its digits are never grouped. */
  | { readonly kind: 'coordinate'; readonly measure: CoordinateSystem; readonly decimals: number }

export type Column = ColumnBase & ColumnBody
export type ColumnKind = Column['kind']

/** What a value of each kind is in memory and on the wire: days and months are Unix ms at midnight UTC. */
export type ColumnValues = {
  id: number
  text: string
  code: string
  codeList: string
  list: string
  names: readonly string[]
  file: string
  day: number
  month: number
  year: number
  flag: 0 | 1
  number: number
  coordinate: number
}

export type Value = ColumnValues[ColumnKind] | null

type ValueOf<C extends Column> = C extends { required: true }
  ? ColumnValues[C['kind']]
  : C['kind'] extends 'names'
    ? ColumnValues['names']
    : ColumnValues[C['kind']] | null

/** The row type that a list of columns declares. */
export type RowOf<Columns extends readonly Column[]> = {
  readonly [C in Columns[number] as C['key']]: ValueOf<C>
}

/** What the values of a column are counted or placed in, where they are. */
export const measureOf = (column: Column): Measure | undefined =>
  'measure' in column ? column.measure : undefined

export type AnyRow = Readonly<Record<string, Value>>
