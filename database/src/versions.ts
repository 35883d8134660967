import type { StoredTexts } from '@datacentre/catalogue/wire/dataset-texts'
import type { Selectable } from 'kysely'
import { forms } from './reading/stored-value.ts'
import type { VersionsTable } from './schema.ts'
import type { Connection, Parts } from './store.ts'

/** What a data package says of itself. */
export type NewVersion = {
  readonly name: string
  readonly title: string
  readonly packageVersion: string | null
  /** The day the package was made, as Unix ms at midnight UTC. */
  readonly created: number | null
  readonly licenceName: string | null
  readonly licenceUrl: string | null
  readonly source: string
  readonly checksum: string
  /** The last month with production figures, as YYYY-MM. */
  readonly figuresUntil: string | null
  /** The month from which figures may still change, as YYYY-MM; null where the package calls none provisional. */
  readonly provisionalFrom: string | null
  readonly demonstration: boolean
  /** What it is called and based on in both languages; null where the package was loaded before it could say so. */
  readonly texts: StoredTexts | null
}

export type Version = NewVersion & {
  readonly id: number
  /** Unix ms. */
  readonly importedAt: number
  /** The number of rows of each table, by table id. */
  readonly rowCounts: Readonly<Record<string, number>>
  /** Whether its rows are in the store. */
  readonly kept: boolean
  readonly parts: Parts
}

type Entered = Omit<Version, 'rowCounts' | 'parts'>

const fromStored = (stored: Selectable<VersionsTable>): Version => ({
  ...stored,
  created: stored.created === null ? null : Date.parse(stored.created),
  demonstration: stored.demonstration === 1,
  kept: stored.kept === 1,
  rowCounts: JSON.parse(stored.rowCounts),
  parts: JSON.parse(stored.parts),
  texts: stored.texts === null ? null : JSON.parse(stored.texts),
})

/** The version of the dataset that stands, or null before the first import. */
export const currentVersion = async ({ db }: Connection): Promise<Version | null> => {
  const newest = await db.selectFrom('versions').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  return newest === undefined ? null : fromStored(newest)
}

/** The versions whose rows are in the store, the newest first. */
export const keptVersions = async ({ db }: Connection): Promise<Version[]> => {
  const kept = await db
    .selectFrom('versions')
    .selectAll()
    .where('kept', '=', 1)
    .orderBy('id', 'desc')
    .execute()
  return kept.map(fromStored)
}

/** Enters a version before its rows are written, which then bear its id; all in one transaction. */
export const enterVersion = async (connection: Connection, version: NewVersion): Promise<Entered> => {
  const importedAt = Date.now()
  const stored = {
    ...version,
    importedAt,
    created: version.created === null ? null : String(forms.day.toStored(version.created)),
    demonstration: version.demonstration ? 1 : 0,
    texts: version.texts === null ? null : JSON.stringify(version.texts),
    rowCounts: '{}',
    parts: '{}',
    kept: 1,
  }
  const { id } = await connection.db
    .insertInto('versions')
    .values(stored)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...version, id, importedAt, kept: true }
}

/** Notes what a version is made of, once its rows are written. */
export const recordContent = async (
  { db }: Connection,
  { id, rowCounts, parts }: Pick<Version, 'id' | 'rowCounts' | 'parts'>,
): Promise<void> => {
  await db
    .updateTable('versions')
    .set({ rowCounts: JSON.stringify(rowCounts), parts: JSON.stringify(parts) })
    .where('id', '=', id)
    .execute()
}

/** What tells a version from all others: a store that was put back from a copy may give the number of one to another. */
type VersionIdentity = Pick<Version, 'id' | 'checksum' | 'importedAt'>

export const isSameVersion = (one: VersionIdentity, other: VersionIdentity): boolean =>
  one.id === other.id && one.checksum === other.checksum && one.importedAt === other.importedAt

/** Whether the rows of a version are in the store. A store that was put back from a copy may have given its id to another. */
export const holdsVersion = async (
  { db }: Connection,
  { id, checksum }: Pick<Version, 'id' | 'checksum'>,
): Promise<boolean> => {
  const found = await db
    .selectFrom('versions')
    .select('id')
    .where('id', '=', id)
    .where('checksum', '=', checksum)
    .where('kept', '=', 1)
    .executeTakeFirst()
  return found !== undefined
}
