import type { Migration } from 'kysely'
import { required, type TableSyntax } from '../column-types.ts'

export const files = ({ column, table }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema
      .createTable('files')
      .addColumn('path', column('file'), required)
      .addColumn('size', column('id'), required)
      .addColumn('content', column('bytes'), required)
      .addPrimaryKeyConstraint('files_key', ['path'])
      .modifyEnd(table)
      .execute()
  },
})
