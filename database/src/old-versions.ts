import { sqlName, tables } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import { FILES } from './reading/read-file.ts'
import type { Connection } from './store.ts'
import { keptVersions } from './versions.ts'

/** So many versions can be gone back to; the one before the standing one is also read by servers until they serve the next. */
export const VERSIONS_KEPT = 10

/** Removes the rows that no version among the newest uses; what an older version was is still told. */
export const dropOldVersions = async ({ db }: Connection, entered: number): Promise<void> => {
  const versions = await keptVersions({ db })
  const kept = versions.slice(0, VERSIONS_KEPT)
  const dropped = versions.slice(VERSIONS_KEPT).map(({ id }) => id)
  if (dropped.length === 0) return
  // Not TRUNCATE, which in PostgreSQL would keep readers waiting until the load is done; autovacuum clears
  // what is left.
  for (const part of [...tables.map(({ id }) => id), FILES]) {
    const used = [entered, ...kept.flatMap(({ parts }) => parts[part] ?? [])]
    await sql`
      delete from ${sql.table(sqlName(part))} where "versionId" not in (${sql.join(used)})
    `.execute(db)
    await db
      .deleteFrom('fingerprints')
      .where('tableId', '=', part)
      .where('versionId', 'not in', used)
      .execute()
  }
  await db.updateTable('versions').set({ kept: 0 }).where('id', 'in', dropped).execute()
}
