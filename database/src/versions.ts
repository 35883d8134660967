import type { TextsByLanguage } from '@datacentre/catalogue/wire/dataset-texts'
import type { Selectable } from 'kysely'
import { forms } from './stored-value.ts'
import type { VersionsTable } from './schema.ts'
import type { Reading } from './store.ts'

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
  readonly demonstration: boolean
  /** What it is called and based on in both languages; null where the package was loaded before it could say so. */
  readonly texts: TextsByLanguage | null
}

export type Version = NewVersion & {
  readonly id: number
  /** Unix ms. */
  readonly importedAt: number
  /** The number of rows of each table, by table id. */
  readonly rowCounts: Readonly<Record<string, number>>
}

const fromStored = (stored: Selectable<VersionsTable>): Version => ({
  ...stored,
  created: stored.created === null ? null : Date.parse(stored.created),
  demonstration: stored.demonstration === 1,
  rowCounts: JSON.parse(stored.rowCounts),
  texts: stored.texts === null ? null : JSON.parse(stored.texts),
})

const newestFirst = (reading: Reading) => reading.db.selectFrom('versions').selectAll().orderBy('id', 'desc')

/** Every dataset that was ever loaded, the newest first. */
export const listVersions = async (reading: Reading): Promise<Version[]> =>
  (await newestFirst(reading).execute()).map(fromStored)

/** The version of the dataset that stands, or null before the first import. */
export const currentVersion = async (reading: Reading): Promise<Version | null> => {
  const newest = await newestFirst(reading).limit(1).executeTakeFirst()
  return newest === undefined ? null : fromStored(newest)
}

export const recordVersion = async (
  reading: Reading,
  version: NewVersion & Pick<Version, 'rowCounts'>,
): Promise<Version> => {
  const importedAt = Date.now()
  const stored = {
    ...version,
    importedAt,
    created: version.created === null ? null : String(forms.day.toStored(version.created)),
    demonstration: version.demonstration ? 1 : 0,
    texts: version.texts === null ? null : JSON.stringify(version.texts),
    rowCounts: JSON.stringify(version.rowCounts),
  }
  const { id } = await reading.db
    .insertInto('versions')
    .values(stored)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...version, id, importedAt }
}
