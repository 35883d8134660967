import { sql, type Kysely, type Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'

type Versioned = {
  readonly table: string
  readonly key: readonly string[]
  readonly unique?: readonly string[]
  /** Only what a query looks for; everything else is answered from memory. */
  readonly indexes?: Readonly<Record<string, readonly string[]>>
  readonly inKeyOrder?: true
}

const box = { box: ['west', 'south', 'east', 'north'] }
const place = { place: ['longitudeWgs84', 'latitudeWgs84'] }
const ofBorehole = { boreholeDbk: ['boreholeDbk'] }
const yearly = ['year', 'product', 'productionType']

const versioned: readonly Versioned[] = [
  { table: 'boreholes', key: ['boreholeDbk'], indexes: place },
  { table: 'fields', key: ['fieldDbk'], unique: ['fieldCode'], indexes: box },
  { table: 'licences', key: ['gdnrCollectionId'], indexes: box },
  { table: 'seismic_lines', key: ['lineDbk'], indexes: box },
  { table: 'seismic_surveys_2d', key: ['id'], indexes: box },
  { table: 'seismic_surveys_3d', key: ['id'], indexes: box },
  { table: 'facilities', key: ['facilityCode'], indexes: place },
  { table: 'well_figures', key: ['boreholeDbk', ...yearly], inKeyOrder: true },
  { table: 'field_figures', key: ['fieldDbk', ...yearly], inKeyOrder: true },
  { table: 'facility_figures', key: ['facilityCode', ...yearly], inKeyOrder: true },
  { table: 'geothermal_figures', key: ['boreholeDbk', 'startDate'], inKeyOrder: true },
  { table: 'strat_interpretations', key: ['boreholeDbk', 'interpretationNr'], inKeyOrder: true },
  { table: 'strat_intervals', key: ['boreholeDbk', 'interpretationNr', 'intervalNr'], inKeyOrder: true },
  { table: 'deviation_surveys', key: ['boreholeDbk', 'surveyNr'], inKeyOrder: true },
  { table: 'deviation_points', key: ['boreholeDbk', 'surveyNr', 'pointNr'], inKeyOrder: true },
  { table: 'documents', key: ['assetBfileDbk'], indexes: ofBorehole },
  { table: 'log_documents', key: ['documentBfileDbk'], indexes: ofBorehole },
  { table: 'files', key: ['path'] },
]

type Changing = { readonly db: Kysely<unknown>; readonly syntax: TableSyntax; readonly standing: number }
type FoundColumn = { readonly name: string; readonly type: string; readonly notnull: number }

/** SQLite cannot change the key of a table: the rows move to a new one. */
async function moveRows({ db, syntax, standing }: Changing, changed: Versioned): Promise<void> {
  const { table, key, unique = [], inKeyOrder } = changed
  const { rows: columns } = await sql<FoundColumn>`
    select name, type, "notnull" from pragma_table_info(${table}) order by cid
  `.execute(db)
  const next = `${table}_next`
  let creating = db.schema.createTable(next).addColumn('versionId', syntax.column('id'), required)
  for (const { name, type, notnull } of columns)
    creating = creating.addColumn(name, sql.raw(type), notnull === 1 ? required : (column) => column)
  creating = creating.addPrimaryKeyConstraint(`${table}_key`, ['versionId', ...key] as never[])
  for (const column of unique)
    creating = creating.addUniqueConstraint(`${table}_${column}`, ['versionId', column] as never[])
  await creating.modifyEnd(inKeyOrder ? syntax.tableInKeyOrder : syntax.table).execute()
  await sql`insert into ${sql.table(next)} select ${standing}, * from ${sql.table(table)}`.execute(db)
  await db.schema.dropTable(table).execute()
  await db.schema.alterTable(next).renameTo(table).execute()
}

/** PostgreSQL can. */
async function addVersion({ db, standing }: Changing, changed: Versioned): Promise<void> {
  const { table, key, unique = [] } = changed
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index i
    where indrelid = ${`"${table}"`}::regclass and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
  `.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
  const constraints = [`${table}_key`, ...unique.map((column) => `${table}_${column}`)]
  await sql`
    alter table ${sql.table(table)}
      ${sql.join(constraints.map((name) => sql`drop constraint ${sql.id(name)}`))},
      add column "versionId" bigint not null default ${sql.lit(standing)}
  `.execute(db)
  const columns = sql.join(['versionId', ...key].map((name) => sql.id(name)))
  await sql`
    alter table ${sql.table(table)}
      alter column "versionId" drop default,
      add constraint ${sql.id(`${table}_key`)} primary key (${columns})
      ${sql.join(
        unique.map(
          (column) =>
            sql`, add constraint ${sql.id(`${table}_${column}`)} unique ("versionId", ${sql.id(column)})`,
        ),
        sql``,
      )}
  `.execute(db)
}

const change = { sqlite: moveRows, postgres: addVersion } as const

/** Rows belong to a version, so that a server reads those of the version it serves until it serves the next. */
export const rowsByVersion = (syntax: TableSyntax): Migration => ({
  up: async (db) => {
    const { rows } = await sql<{ id: number | null }>`select max("id") as "id" from "versions"`.execute(db)
    const standing = Number(rows[0]?.id ?? 0)
    for (const changed of versioned) {
      await change[syntax.kind]({ db, syntax, standing }, changed)
      for (const [name, columns] of Object.entries(changed.indexes ?? {}))
        await db.schema
          .createIndex(`${changed.table}_${name}`)
          .on(changed.table)
          .columns(['versionId', ...columns])
          .execute()
    }
    await db.schema
      .alterTable('versions')
      .addColumn('kept', syntax.column('flag'), (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update "versions" set "kept" = 1 where "id" = ${standing}`.execute(db)
  },
})
