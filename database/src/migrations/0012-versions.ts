import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'

export const versions = ({ column, identity, table }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema
      .createTable('versions')
      .addColumn('id', identity)
      .addColumn('importedAt', column('moment'), required)
      .addColumn('name', column('text'), required)
      .addColumn('title', column('text'), required)
      .addColumn('packageVersion', column('text'))
      .addColumn('created', column('day'))
      .addColumn('licenceName', column('text'))
      .addColumn('licenceUrl', column('text'))
      .addColumn('source', column('text'), required)
      .addColumn('checksum', column('text'), required)
      .addColumn('figuresUntil', column('text'))
      .addColumn('demonstration', column('flag'), required)
      .addColumn('rowCounts', column('text'), required)
      .modifyEnd(table)
      .execute()
  },
})
