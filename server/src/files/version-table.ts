import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { holdsVersion, type Connection, type Version } from '@datacentre/database'
import type { Collection } from '../collections/collections.ts'
import { StoreAway } from '../store-away.ts'
import { sayOldVersion } from '../version-words.ts'
import { oldRows } from '../versions/old-rows.ts'
import { columnsOf } from './collection-table.ts'
import type { FileRow, FileTable } from './file-table.ts'

type Asking = {
  readonly store: Connection
  readonly version: Version
  readonly newest: Version
  readonly language: Language
}

/** All rows of a collection in an old version, read from the store while they are written. */
export function versionTable(
  collection: Collection,
  { store, version, newest, language }: Asking,
): FileTable {
  const columns = columnsOf(collection, language)
  const hasPlaces = collection.geometry !== null
  async function* pieces(): AsyncGenerator<readonly FileRow[]> {
    try {
      for await (const rows of oldRows({ db: store.db, parts: version.parts }, collection))
        yield rows.map(({ row, geometry }) => ({ values: columns.map(({ value }) => value(row)), geometry }))
      // Rows that went while they were read make half a file.
      if (!(await holdsVersion(store, version)))
        throw new Error(`the store no longer holds version ${version.id}`)
    } catch (error) {
      throw new StoreAway(error)
    }
  }
  const note = sayOldVersion(version, newest, language)
  return {
    id: `${collection.id}-version-${version.id}`,
    title: speak(language)(`table.${collection.id}`),
    columns,
    geometry: collection.geometry,
    rowCount: version.rowCounts[collection.table.id] ?? 0,
    pieces,
    about: {
      version,
      language,
      filters: [],
      units: [],
      ...(note !== null && { notes: [note] }),
      coordinateSystems: hasPlaces ? [`${speak(language)('coordinateSystem.WGS84')} (EPSG:4326)`] : [],
    },
  }
}
