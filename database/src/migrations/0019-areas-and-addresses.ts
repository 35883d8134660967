import type { Migration } from 'kysely'
import type { TableSyntax } from '../column-types.ts'

export const areasAndAddresses = ({ column }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema.alterTable('licences').addColumn('licenceCode', column('text')).execute()
    await db.schema.alterTable('licences').addColumn('areaNames', column('names')).execute()
    for (const table of ['documents', 'log_documents'])
      await db.schema.alterTable(table).addColumn('fileAddress', column('text')).execute()
  },
})
