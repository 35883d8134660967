import type { Table } from '@datacentre/catalogue/grammar/table'
import { sqlName, tables } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import { required, tableSyntax } from './column-types.ts'
import { storedColumns } from './reading/stored-row.ts'
import type { Store, StoreKind } from './store.ts'

type FoundColumn = { readonly table: string; readonly column: string }

const columnsIn = {
  sqlite: sql<FoundColumn>`
    select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table'`,
  postgres: sql<FoundColumn>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema()`,
} as const satisfies Record<StoreKind, unknown>

/** A change that brings the store nearer to what the catalogue declares. */
type Missing = { readonly name: string; readonly add: () => Promise<void> }

/**
 * The tables and columns that the catalogue declares and the store does not have: those that came after the migrations, which
 * are for what is more than an addition.
 */
export async function missingIn(store: Store, declared: readonly Table[] = tables): Promise<Missing[]> {
  const { rows } = await columnsIn[store.kind].execute(store.db)
  const found = new Set(rows.map(({ table, column }) => `${table}.${column}`))
  const standing = new Set(rows.map(({ table }) => table))
  return declared.flatMap((table) => {
    const name = sqlName(table.id)
    if (!standing.has(name)) return [{ name, add: () => createTable(store, table) }]
    return storedColumns(table)
      .filter(({ key }) => !found.has(`${name}.${key}`))
      .map(({ key, kind }) => ({
        name: `${name}.${key}`,
        // Rows that stand have no value for it, so it can be empty, whatever the declaration asks of new rows.
        add: async () => {
          await store.db.schema
            .alterTable(name)
            .addColumn(key, tableSyntax[store.kind].column(kind))
            .execute()
        },
      }))
  })
}

/** Adds what is missing; another process that does the same at that moment may have been first. */
export async function addDeclared(store: Store, declared: readonly Table[] = tables): Promise<void> {
  for (const { name, add } of await missingIn(store, declared)) {
    try {
      await add()
    } catch (error) {
      const left = await missingIn(store, declared)
      if (left.some((one) => one.name === name)) throw error
    }
  }
}

/** What lies within a window of the map is looked for by these, where a table has them. */
const looked = { place: ['longitudeWgs84', 'latitudeWgs84'], box: ['west', 'south', 'east', 'north'] }

/** Rows belong to a version of the dataset, so its id comes first in every key. */
async function createTable({ db, kind }: Store, table: Table): Promise<void> {
  const syntax = tableSyntax[kind]
  const name = sqlName(table.id)
  const must = new Set(table.columns.filter((column) => column.required === true).map(({ key }) => key))
  await db.transaction().execute(async (changing) => {
    let creating = changing.schema
      .createTable(name)
      .addColumn('versionId', syntax.column('id'), required) as ReturnType<typeof changing.schema.createTable>
    const columns = storedColumns(table)
    for (const column of columns)
      creating = creating.addColumn(
        column.key,
        syntax.column(column.kind),
        must.has(column.key) ? required : (added) => added,
      )
    creating = creating.addPrimaryKeyConstraint(`${name}_key`, ['versionId', ...table.key] as never[])
    for (const column of table.unique ?? [])
      creating = creating.addUniqueConstraint(`${name}_${column}`, ['versionId', column] as never[])
    await creating.modifyEnd(syntax.table).execute()
    for (const [index, keys] of Object.entries(looked))
      if (keys.every((key) => columns.some((column) => column.key === key)))
        await changing.schema
          .createIndex(`${name}_${index}`)
          .on(name)
          .columns(['versionId', ...keys])
          .execute()
  })
}
