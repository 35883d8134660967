import { sqlName, tables } from '@datacentre/catalogue/tables'
import { sql } from 'kysely'
import { datasetWriter, type DatasetWriter } from './dataset-writer.ts'
import { dropOldVersions } from './old-versions.ts'
import { FILES } from './reading/read-file.ts'
import { asStoreFull } from './refusals.ts'
import type { Connection, Store } from './store.ts'
import { currentVersion, enterVersion, recordContent, type NewVersion, type Version } from './versions.ts'

type Content = Pick<Version, 'rowCounts' | 'parts'>

/** Makes what `fill` writes the dataset that stands: whole, or not at all if it throws. */
export const replaceDataset = (
  store: Store,
  version: NewVersion,
  fill: (writer: DatasetWriter) => Promise<void>,
): Promise<Version> => load(store, version, { fill, takenOver: () => false })

/** The dataset that a change was made for is not the one that stands any more. */
export class StandingChanged extends Error {
  override readonly name = 'StandingChanged'
  constructor() {
    super('Another dataset was loaded meanwhile, which this one was not compared with; it stands. Try again.')
  }
}

/**
 * The same, with the other tables of the dataset that stands: those in `takenOver`, whose rows are shared and not written again.
 */
export const replaceTables = (
  store: Store,
  version: NewVersion,
  change: {
    /** The version it is made for, which must still stand; null for an empty store, and not asked when left out. */
    readonly basedOn?: number | null
    readonly takenOver: (table: string) => boolean
    readonly fill: (writer: DatasetWriter) => Promise<void>
  },
): Promise<Version> => load(store, version, change)

type Change = Parameters<typeof replaceTables>[2]

const load = (store: Store, version: NewVersion, { fill, takenOver, basedOn }: Change): Promise<Version> =>
  store
    .load(async (loading) => {
      const standing = await currentVersion(loading)
      if (basedOn !== undefined && (standing?.id ?? null) !== basedOn) throw new StandingChanged()
      const shared = sharedContent(standing, takenOver)
      const entered = await enterVersion(loading, version)
      // Before the new rows come, so that they can take the room of the old ones.
      await dropOldVersions(loading, entered.id)
      const writer = datasetWriter(loading, entered.id)
      await fill(writer)
      await writer.end()
      const content = {
        rowCounts: { ...shared.rowCounts, ...writer.rowCounts },
        parts: await partsOf(loading, shared, writer.parts),
      }
      // The planner must know the new rows before anyone reads them.
      for (const { id } of tables)
        if (writer.parts[id] !== undefined) await sql`analyze ${sql.table(sqlName(id))}`.execute(loading.db)
      const recorded = { ...entered, ...content }
      await recordContent(loading, recorded)
      await loading.announce(recorded.id)
      return recorded
    })
    .catch((error: unknown) => {
      throw asStoreFull(error)
    })

const sharedContent = (standing: Version | null, takenOver: Change['takenOver']): Content => {
  const only = (all: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(Object.entries(all).filter(([table]) => takenOver(table)))
  return { rowCounts: only(standing?.rowCounts ?? {}), parts: only(standing?.parts ?? {}) }
}

/** Files are of all tables together: where both the shared tables and the new ones have some, the shared ones are copied. */
async function partsOf({ db }: Connection, { parts }: Content, written: Loaded): Promise<Version['parts']> {
  const [before, now] = [parts[FILES], written[FILES]]
  if (before !== undefined && now !== undefined) {
    await sql`
      insert into "files" ("versionId", "path", "size", "sha256", "content")
      select ${sql.lit(now)}, "path", "size", "sha256", "content" from "files"
      where "versionId" = ${before} and "path" not in (select "path" from "files" where "versionId" = ${now})
    `.execute(db)
  }
  return { ...parts, ...written }
}

type Loaded = Version['parts']
