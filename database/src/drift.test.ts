import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName, tables } from '@datacentre/catalogue/tables'
import { sql, type Kysely } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, storeKinds } from '../testing/stores.ts'
import { sqlTypes } from './column-types.ts'
import type { Schema } from './schema.ts'
import type { StoreKind } from './store.ts'
import { storedColumns } from './reading/stored-row.ts'

const OWN_TABLES = ['files', 'fingerprints', 'versions']

type FoundColumn = {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly required: number
}
type Columns = Record<string, { readonly type: string; readonly required: boolean }>

const columnsIn = {
  sqlite: sql<FoundColumn>`
    select m.name as "table", c.name as "column", c.type as "type", c."notnull" as "required"
    from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like 'kysely_%'`,
  postgres: sql<FoundColumn>`
    select table_name as "table", column_name as "column", data_type as "type",
      case is_nullable when 'NO' then 1 else 0 end as "required"
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely_%'`,
} as const satisfies Record<StoreKind, unknown>

const uniqueIn = {
  sqlite: sql<{ table: string; key: string }>`
    select m.name as "table", group_concat(c.name) as "key"
    from sqlite_master m, pragma_index_list(m.name) i, pragma_index_info(i.name) c
    where m.type = 'table' and i."unique" = 1 group by m.name, i.name
    union
    select m.name, group_concat(c.name) from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and c.pk > 0 group by m.name`,
  postgres: sql<{ table: string; key: string }>`
    select i.indrelid::regclass::text as "table", string_agg(a.attname, ',' order by p.place) as "key"
    from pg_index i, unnest(i.indkey) with ordinality p(nr, place), pg_attribute a
    where i.indisunique and a.attrelid = i.indrelid and a.attnum = p.nr group by i.indexrelid, i.indrelid`,
} as const satisfies Record<StoreKind, unknown>

const declaredColumns = (table: Table, kind: StoreKind): Columns => {
  const required = new Set(table.columns.filter((column) => column.required === true).map(({ key }) => key))
  const columns = storedColumns(table).map(({ key, kind: columnKind }) => [
    key,
    { type: sqlTypes[kind][columnKind], required: required.has(key) },
  ])
  return { versionId: { type: sqlTypes[kind].id, required: true }, ...Object.fromEntries(columns) }
}

describe.each(storeKinds)('the tables on %s', (kind) => {
  const database = freshDatabase(kind)
  const found = new Map<string, Columns>()
  let db: Kysely<Schema>

  beforeAll(async () => {
    db = (await database.open()).db
    for (const { table, column, type, required } of (await columnsIn[kind].execute(db)).rows) {
      found.set(table, {
        ...found.get(table),
        [column]: { type: type.toLowerCase(), required: required === 1 },
      })
    }
  })

  it('are those of the catalogue, the versions and the files', () => {
    expect([...found.keys()].sort()).toEqual([...tables.map(({ id }) => sqlName(id)), ...OWN_TABLES].sort())
  })

  it.each(tables)(
    'have for $id the columns the catalogue declares, the version of a row, and no others [D20.2]',
    (table) => {
      expect(found.get(sqlName(table.id))).toEqual(declaredColumns(table, kind))
    },
  )

  it.each<Table>(tables)('let no two rows of $id in one version share what names a row', async (table) => {
    const { rows } = await uniqueIn[kind].execute(db)
    const unique = rows.filter((row) => row.table === sqlName(table.id)).map(({ key }) => key)
    const named = [table.key.join(','), ...(table.unique ?? [])]
    expect(unique.sort()).toEqual(named.map((columns) => `versionId,${columns}`).sort())
  })
})
