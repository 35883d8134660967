import { sqlName, tables } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import { datasetWriter, type DatasetWriter } from './dataset-writer.ts'
import { dropOldVersions } from './old-versions.ts'
import { asStoreFull } from './refusals.ts'
import type { Store } from './store.ts'
import { countRows, enterVersion, type NewVersion, type Version } from './versions.ts'

/** Makes what `fill` writes the dataset that stands: whole, or not at all if it throws. */
export const replaceDataset = async (
  store: Store,
  version: NewVersion,
  fill: (writer: DatasetWriter) => Promise<void>,
): Promise<Version> =>
  store
    .load(async (loading) => {
      const entered = await enterVersion(loading, version)
      // Before the new rows come, so that they can take the room of the old ones.
      await dropOldVersions(loading)
      const writer = datasetWriter(loading, entered.id)
      await fill(writer)
      // The planner must know the new dataset before anyone reads it.
      for (const { id } of tables) await sql`analyze ${sql.table(sqlName(id))}`.execute(loading.db)
      const recorded = { ...entered, rowCounts: writer.rowCounts }
      await countRows(loading, recorded)
      await loading.announce(recorded.id)
      return recorded
    })
    .catch((error: unknown) => {
      throw asStoreFull(error)
    })
