import type { Migration } from 'kysely'
import type { TableSyntax } from '../column-types.ts'

/** The words of a dataset in both languages, as JSON; null for one that was loaded before packages brought them. */
export const versionTexts = ({ column }: TableSyntax): Migration => ({
  up: async (db) => {
    await db.schema.alterTable('versions').addColumn('texts', column('text')).execute()
  },
})
