/** A value of a column as programs read it. */
type ToldValue = string | number | boolean | readonly string[] | null

/** A value of a column before and after. */
export type ColumnTold = {
  readonly column: string
  readonly title: string
  readonly unit: string | null
  readonly before: ToldValue
  readonly after: ToldValue
}

/** A change of a row as it is told to others. */
export type ChangeTold = {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly key: string
  /** What the row is called; its key where it has no name. */
  readonly name: string
  readonly from: number
  readonly to: number
  /** Whether its shape differs, of which the coordinates are not told. */
  readonly geometryChanged: boolean
  readonly columns: readonly ColumnTold[]
  /** Its page, as the last version has it that has it; null for rows without a page. */
  readonly page: string | null
  /** This change alone. */
  readonly address: string
}

/** A version that is kept, and how many rows of each table changed since the one before it. */
export type VersionTold = {
  readonly version: number
  /** The day of its package. */
  readonly created: string | null
  /** The moment of its import. */
  readonly imported: string
  /** The version before it; null for the oldest. */
  readonly before: number | null
  readonly tables: readonly {
    readonly table: string
    readonly changes: Readonly<Record<ChangeTold['kind'], number>> | null
  }[]
}
