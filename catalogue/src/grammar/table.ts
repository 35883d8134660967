import type { Column } from './column.ts'

/** Points lie in the columns longitudeWgs84 and latitudeWgs84; lines and outlines are GeoJSON geometries in WGS84. */
export type GeometryKind = 'point' | 'line' | 'outline'

type Reference = {
  readonly column: string
  readonly table: string
  readonly to: string
}

/** One table of the data package and of the database: the file, the SQL table and the texts of its columns carry its id. */
export type Table = {
  readonly id: string
  /** The columns whose values together name a row; no two rows share them. */
  readonly key: readonly string[]
  /** Further columns of which no two rows share a value. */
  readonly unique?: readonly string[]
  readonly columns: readonly Column[]
  readonly geometry?: GeometryKind
  /** The column that names the parts of a shape: features with the same key are joined, and their names gathered here. */
  readonly joinedIn?: string
  /** The column that an id is made from where a package leaves it out; no two rows may then share its value. */
  readonly idFrom?: string
  /** Values that must exist in another table when they are not empty. */
  readonly references?: readonly Reference[]
}

/** Tables whose geometry is more than a point come as GeoJSON, the others as CSV. */
export const hasShape = (table: Table): boolean => table.geometry === 'line' || table.geometry === 'outline'
