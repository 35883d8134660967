import type { Table } from '@datacentre/catalogue/grammar/table'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { StoredRow } from './stored-row.ts'

export type StoreKind = 'sqlite' | 'postgres'

/** Where rows can be read from: a store, one moment of it, or a load that is under way. */
export type Reading = { readonly db: Kysely<Schema> }

/** The one transaction in which a dataset takes the place of another. */
export type Loading = Reading & {
  insert(table: Table, rows: readonly StoredRow[]): Promise<void>
  /** Tells the servers, once the transaction is committed, that there is a new version. */
  announce(versionId: number): Promise<void>
}

/** SQLite and PostgreSQL, told apart only by how each of these is done. */
export type Store = Reading & {
  readonly kind: StoreKind
  /** Everything `work` reads belongs to one dataset, also when another is committed meanwhile. */
  atOneMoment<Result>(work: (reading: Reading) => Promise<Result>): Promise<Result>
  /** Commits what `work` wrote, or nothing when it throws; ImportUnderWay at once when another load runs. */
  load<Result>(work: (loading: Loading) => Promise<Result>): Promise<Result>
  /** Calls `look` whenever there may be a new version, until the returned function is called. */
  whenChanged(look: () => void): () => void
  close(): Promise<void>
}
