import type { Box } from '@datacentre/catalogue/geography/blocks'
import { partsOf, type Geometry } from '@datacentre/catalogue/geography/geojson'
import { touchesWindow } from '@datacentre/catalogue/geography/window'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { inVersion } from './in-version.ts'
import type { Reading } from '../store.ts'

type Key = string | number
type Found = { readonly key: Key; readonly geometry: string | null }

const keyOf = (table: Table): RawBuilder<unknown> => sql.id(table.key[0] ?? '')

const boxesTouch = ({ west, south, east, north }: Box): RawBuilder<unknown> =>
  sql`"west" <= ${east} and "east" >= ${west} and "south" <= ${north} and "north" >= ${south}`

const boxWithin = ({ west, south, east, north }: Box): RawBuilder<boolean> =>
  sql`"west" >= ${west} and "east" <= ${east} and "south" >= ${south} and "north" <= ${north}`

const readPointsWithin = async (
  reading: Reading,
  table: Table,
  { west, south, east, north }: Box,
): Promise<Key[]> => {
  const { rows } = await sql<{ key: Key }>`
    select ${keyOf(table)} as "key" from ${sql.table(sqlName(table.id))}
    where ${inVersion(reading, table)} and "longitudeWgs84" between ${west} and ${east} and "latitudeWgs84" between ${south} and ${north}
    order by 1
  `.execute(reading.db)
  return rows.map(({ key }) => key)
}

/** Rows that are looked at in one go: SQLite reads them in this thread, where a whole country of lines takes most of a second. */
const AT_A_TIME = 500

/** The next rows whose boxes touch a window, in the order of their key; with their shape where that needs a closer look. */
const readBoxes = async (
  reading: Reading,
  table: Table,
  { window, after }: { readonly window: Box; readonly after: Key | null },
): Promise<readonly Found[]> => {
  const { rows } = await sql<Found>`
    select ${keyOf(table)} as "key", case when ${boxWithin(window)} then null else "geometry" end as "geometry"
    from ${sql.table(sqlName(table.id))}
    where ${inVersion(reading, table)} and ${boxesTouch(window)} and ${after === null ? sql`true` : sql`${keyOf(table)} > ${after}`}
    order by 1 limit ${AT_A_TIME}
  `.execute(reading.db)
  return rows
}

/** The keys of a table's rows that touch a window in WGS84, in their order. */
export const readWithin = async (reading: Reading, table: Table, window: Box): Promise<Key[]> => {
  if (!hasShape(table)) return readPointsWithin(reading, table, window)
  const kind = table.geometry ?? 'outline'
  // Only a shape whose box sticks out of the window needs a closer look.
  const touches = ({ geometry }: Found): boolean =>
    geometry === null || touchesWindow(kind, partsOf(JSON.parse(geometry) as Geometry), window)
  const keys: Key[] = []
  let found = await readBoxes(reading, table, { window, after: null })
  keys.push(...found.filter(touches).map(({ key }) => key))
  while (found.length === AT_A_TIME) {
    await othersFirst()
    found = await readBoxes(reading, table, { window, after: found.at(-1)!.key })
    keys.push(...found.filter(touches).map(({ key }) => key))
  }
  return keys
}
