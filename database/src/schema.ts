import type { ColumnType, Generated } from 'kysely'

/** A dataset that was loaded; days as yyyy-MM-dd and counts as JSON, the way both stores keep them. */
export type VersionsTable = {
  readonly id: Generated<number>
  readonly importedAt: number
  readonly name: string
  readonly title: string
  readonly packageVersion: string | null
  readonly created: string | null
  readonly licenceName: string | null
  readonly licenceUrl: string | null
  readonly source: string
  readonly checksum: string
  readonly figuresUntil: string | null
  readonly provisionalFrom: string | null
  readonly demonstration: number
  readonly rowCounts: string
  readonly texts: string | null
  /** 1 as long as its rows are in the store. */
  readonly kept: number
  readonly parts: string
}

/** A document of a borehole: its bytes gzip-compressed, its size before that. */
type FilesTable = {
  readonly versionId: number
  readonly path: string
  readonly size: number
  readonly sha256: string
  readonly content: Bytes
}

/** SQLite's driver answers with the bare buffer. */
type Bytes = ColumnType<Uint8Array | ArrayBuffer, Uint8Array, never>

/** Of every row of a table of one load the hash of its key and of the whole: what an import is compared with. */
type FingerprintsTable = {
  readonly versionId: number
  readonly tableId: string
  readonly rows: Bytes
}

/** The tables the catalogue does not declare. Those it does are read and written by looping over it. */
export type Schema = {
  readonly versions: VersionsTable
  readonly files: FilesTable
  readonly fingerprints: FingerprintsTable
}
