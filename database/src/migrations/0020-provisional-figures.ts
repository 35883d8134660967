import type { Migration } from 'kysely'
import type { TableSyntax } from '../column-types.ts'

/** The month from which figures are provisional; null where a package does not call any so. */
export const provisionalFigures = ({ column }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema.alterTable('versions').addColumn('provisionalFrom', column('text')).execute()
  },
})
