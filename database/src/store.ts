import type { Table } from '@datacentre/catalogue/grammar/table'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { StoredRow } from './reading/stored-row.ts'

export type StoreKind = 'sqlite' | 'postgres'

/** What can be asked: a store, one moment of it, or a load that is under way. */
export type Connection = { readonly db: Kysely<Schema> }

/**
 * Of which load the rows of each table are, by the id of the table: the number of the version they came with. Versions share
 * the tables that an import left as they were. A table that is not there has no rows.
 */
export type Parts = Readonly<Record<string, number>>

/** One version of the dataset, which is what rows are read from: beside it stand those before it. */
export type Reading = Connection & { readonly parts: Parts }

/** Some rows of a table, of the version that is loaded. */
export type Batch = { readonly version: number; readonly table: Table; readonly rows: readonly StoredRow[] }

/** The one transaction in which a dataset takes the place of another. */
export type Loading = Connection & {
  insert(batch: Batch): Promise<void>
  /** Tells the servers, once the transaction is committed, that there is a new version. */
  announce(versionId: number): Promise<void>
}

/** SQLite and PostgreSQL, told apart only by how each of these is done. */
export type Store = Connection & {
  readonly kind: StoreKind
  /** Everything `work` reads is as it stands now, also when another dataset is committed meanwhile. */
  atOneMoment<Result>(work: (moment: Connection) => Promise<Result>): Promise<Result>
  /** Commits what `work` wrote, or nothing when it throws; ImportUnderWay at once when another load runs. */
  load<Result>(work: (loading: Loading) => Promise<Result>): Promise<Result>
  /**
   * Calls `look` whenever there may be a new version, until the returned function is called. `onTrouble` hears once of
   * each time that notices stop coming; versions are then found by looking now and then.
   */
  whenChanged(look: () => void, onTrouble: (error: unknown) => void): () => void
  close(): Promise<void>
}
