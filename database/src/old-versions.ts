import { sqlName, tables } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import type { Connection } from './store.ts'

/** The version that stands, and the one before it: servers read that until they serve the new one. */
const VERSIONS_KEPT = 2

/** Removes the rows of every version but the newest; what a version was is still told. */
export const dropOldVersions = async ({ db }: Connection): Promise<void> => {
  const kept = await db
    .selectFrom('versions')
    .select('id')
    .where('kept', '=', 1)
    .orderBy('id', 'desc')
    .offset(VERSIONS_KEPT)
    .limit(1)
    .executeTakeFirst()
  if (kept === undefined) return
  // Not TRUNCATE, which in PostgreSQL would keep readers waiting until the load is done; autovacuum clears
  // what is left.
  for (const name of [...tables.map(({ id }) => sqlName(id)), 'files'])
    await sql`delete from ${sql.table(name)} where "versionId" <= ${kept.id}`.execute(db)
  await db.updateTable('versions').set({ kept: 0 }).where('id', '<=', kept.id).execute()
}
