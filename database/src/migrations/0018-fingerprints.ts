import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'

export const fingerprints = ({ column, table }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema
      .createTable('fingerprints')
      .addColumn('versionId', column('id'), required)
      .addColumn('tableId', column('text'), required)
      .addColumn('rows', column('bytes'), required)
      .addPrimaryKeyConstraint('fingerprints_key', ['versionId', 'tableId'])
      .modifyEnd(table)
      .execute()
    await db.schema
      .alterTable('files')
      .addColumn('sha256', column('text'), (added) => added.notNull().defaultTo(''))
      .execute()
  },
})
