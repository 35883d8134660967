import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { GeometryKind } from '@datacentre/catalogue/grammar/table'
import type { PropertyValue } from '../collections/properties.ts'
import type { About } from '../export/about-sheet.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'

/** What the values of a column are, for programs that want to know beforehand. */
export type FileType = 'text' | 'texts' | 'whole' | 'number' | 'flag' | 'day'

export type FileColumn = {
  readonly key: string
  readonly type: FileType
  readonly title: string
  readonly meaning: string | null
  /** What its numbers are in; null where they count nothing, or a column beside it says it. */
  readonly unit: string | null
}

/** A value for each column, and the place in degrees of WGS84. */
export type FileRow = { readonly values: readonly PropertyValue[]; readonly geometry: Geometry | null }

/** Rows that are to be taken home, in whatever kind of file. */
export type FileTable = {
  /** The name of the file, and of the table in it. */
  readonly id: string
  readonly title: string
  readonly columns: readonly FileColumn[]
  readonly geometry: GeometryKind | null
  readonly rowCount: number
  /** The rows, some at a time, between which others are answered. */
  readonly pieces: () => AsyncIterable<readonly FileRow[]>
  /** Where the rows come from and what was asked. */
  readonly about: Omit<About, 'made' | 'rows'>
  /** The sheet that visitors know these rows by, where they do. */
  readonly sheet?: () => Sheet
  /** What a spreadsheet has behind that sheet and where it comes from. */
  readonly moreSheets?: () => readonly Sheet[]
}

/** A value in a table that has one text in a cell: several are separated by bars, as in a data package. */
export const flat = (value: PropertyValue): string | number | boolean | null =>
  typeof value === 'object' && value !== null ? (value.length === 0 ? null : value.join('|')) : value
