import { sql, type Migration } from 'kysely'
import type { TableSyntax } from '../column-types.ts'

/** What a version was made of before versions could share tables. */
const tables = [
  'boreholes',
  'fields',
  'licences',
  'seismic-lines',
  'seismic-surveys-2d',
  'seismic-surveys-3d',
  'facilities',
  'well-figures',
  'field-figures',
  'facility-figures',
  'geothermal-figures',
  'strat-interpretations',
  'strat-intervals',
  'deviation-surveys',
  'deviation-points',
  'documents',
  'log-documents',
  'files',
]

/** Of which load the rows of each table of a version are, as JSON: an import that leaves a table as it was shares its rows. */
export const versionParts = ({ column }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema
      .alterTable('versions')
      .addColumn('parts', column('text'), (added) => added.notNull().defaultTo('{}'))
      .execute()
    const { rows } = await sql<{ id: number }>`select "id" from "versions" where "kept" = 1`.execute(db)
    for (const { id } of rows) {
      const parts = JSON.stringify(Object.fromEntries(tables.map((table) => [table, Number(id)])))
      await sql`update "versions" set "parts" = ${parts} where "id" = ${id}`.execute(db)
    }
  },
})
