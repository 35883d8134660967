import { sqlName, tables } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import { datasetWriter, type DatasetWriter } from './dataset-writer.ts'
import type { Store } from './store.ts'
import { recordVersion, type NewVersion, type Version } from './versions.ts'
/** Puts what `fill` writes in the place of the dataset that stands: whole, or not at all if it throws. */
export const replaceDataset = async (
  store: Store,
  version: NewVersion,
  fill: (writer: DatasetWriter) => Promise<void>,
): Promise<Version> =>
  store.load(async (loading) => {
    const names = tables.map(({ id }) => sqlName(id))
    // Not TRUNCATE, which in PostgreSQL would keep readers waiting until the load is done; autovacuum clears
    // what is left.
    for (const name of [...names, 'files']) await sql`delete from ${sql.table(name)}`.execute(loading.db)
    const writer = datasetWriter(loading)
    await fill(writer)
    // The planner must know the new dataset before anyone reads it.
    for (const name of names) await sql`analyze ${sql.table(name)}`.execute(loading.db)
    const recorded = await recordVersion(loading, { ...version, rowCounts: writer.rowCounts })
    await loading.announce(recorded.id)
    return recorded
  })
