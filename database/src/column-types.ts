import type { ColumnKind } from '@datacentre/catalogue/grammar/column'
import { sql, type ColumnDefinitionBuilder, type RawBuilder } from 'kysely'
import type { StoreKind } from './store.ts'

export type StoredKind = ColumnKind | 'bytes' | 'moment'

const text = {
  text: 'text',
  code: 'text',
  codeList: 'text',
  list: 'text',
  names: 'text',
  file: 'text',
} as const
/** How each store keeps each kind. Ids exceed 2^31; SQLite has no date, so a day is its yyyy-MM-dd. */
export const sqlTypes = {
  sqlite: {
    ...text,
    id: 'integer',
    day: 'text',
    month: 'text',
    year: 'integer',
    flag: 'integer',
    number: 'real',
    coordinate: 'real',
    bytes: 'blob',
    moment: 'integer',
  },
  postgres: {
    ...text,
    id: 'bigint',
    day: 'date',
    month: 'date',
    year: 'integer',
    flag: 'smallint',
    number: 'double precision',
    coordinate: 'double precision',
    bytes: 'bytea',
    moment: 'bigint',
  },
} as const satisfies Record<StoreKind, Record<StoredKind, string>>

/** What differs between the two stores when a migration creates a table. */
export type TableSyntax = {
  readonly kind: StoreKind
  readonly column: (kind: StoredKind) => RawBuilder<unknown>
  readonly identity: RawBuilder<unknown>
  /** What a table ends with. */
  readonly table: RawBuilder<unknown>
  /** What a table of many small rows ends with that are read by the first part of their key. */
  readonly tableInKeyOrder: RawBuilder<unknown>
}

export const tableSyntax = {
  sqlite: {
    kind: 'sqlite',
    column: (kind) => sql.raw(sqlTypes.sqlite[kind]),
    identity: sql`integer primary key autoincrement`,
    // SQLite holds a table to its types only when it is strict.
    table: sql`strict`,
    tableInKeyOrder: sql`strict, without rowid`,
  },
  postgres: {
    kind: 'postgres',
    // Text compares byte by byte in SQLite; "C" makes PostgreSQL do the same, so both answer in the same
    // order.
    column: (kind) => {
      const type = sqlTypes.postgres[kind]
      return type === 'text' ? sql`text collate "C"` : sql.raw(type)
    },
    identity: sql`bigint generated always as identity primary key`,
    table: sql``,
    tableInKeyOrder: sql``,
  },
} as const satisfies Record<StoreKind, TableSyntax>

export const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull()
