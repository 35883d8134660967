import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { registers } from '@datacentre/catalogue/registers/index'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import {
  holdsVersion,
  isShaped,
  readShapesOf,
  type Connection,
  type Reading,
  type Version,
} from '@datacentre/database'
import type { Collection } from '../collections/collections.ts'
import { parametersOf, type Query } from '../request/address-parameters.ts'
import { pointOf } from '../snapshot/served-collections.ts'
import { StoreAway } from '../store-away.ts'
import { sayOldVersion } from '../version-words.ts'
import { oldRegister } from '../versions/old-registers.ts'
import { oldRows } from '../versions/old-rows.ts'
import { columnsOf, type GeometriesAt } from './collection-table.ts'
import type { FileRow, FileTable } from './file-table.ts'
import { registerView } from './register-view.ts'

type Asking = {
  readonly store: Connection
  readonly version: Version
  readonly newest: Version
  readonly language: Language
}

/** What an address asks of an old version: rows of a register by the parameters of its screen, or all of another collection. */
export async function versionView(
  collection: Collection,
  { query, ...then }: Asking & { readonly query: Query },
): Promise<FileTable> {
  const register = registers.find(({ id }) => id === collection.id)
  if (register === undefined) {
    parametersOf(query, ['version', 'lang'])
    return versionTable(collection, then)
  }
  const { store, version, newest, language } = then
  const note = sayOldVersion(version, newest, language)
  return {
    ...registerView(register, {
      of: await oldRegister(store, version, register),
      query,
      language,
      geometriesOf: placesThen(collection, { db: store.db, parts: version.parts }),
      ...(note !== null && { notes: [note] }),
    }),
    id: nameThen(collection, version),
  }
}

const nameThen = ({ id }: Collection, version: Version): string => `${id}-version-${version.id}`

/** Where rows of an old version lie: shapes are read from the store while the file is written. */
const placesThen =
  ({ table }: Collection, reading: Reading) =>
  (rows: readonly AnyRow[]): GeometriesAt => {
    if (!isShaped(table)) return (from, to) => rows.slice(from, to).map(pointOf)
    const [key = ''] = table.key
    return async (from, to) => {
      const keys = rows.slice(from, to).map((row) => row[key] as string | number)
      try {
        const shapes = await readShapesOf(reading, table, keys)
        return keys.map((one) => shapes.get(one) ?? null)
      } catch (error) {
        throw new StoreAway(error)
      }
    }
  }

/** All rows of a collection in an old version, read from the store while they are written. */
function versionTable(collection: Collection, { store, version, newest, language }: Asking): FileTable {
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
    id: nameThen(collection, version),
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
