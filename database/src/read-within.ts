import type { Box } from '@datacentre/catalogue/geography/blocks'
import { partsOf, type Geometry } from '@datacentre/catalogue/geography/geojson'
import { touchesWindow } from '@datacentre/catalogue/geography/window'
import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { sqlName } from '@datacentre/catalogue/tables'
import { sql, type RawBuilder } from 'kysely'
import { inVersion } from './in-version.ts'
import type { Reading } from './store.ts'

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
    where ${inVersion(reading)} and "longitudeWgs84" between ${west} and ${east} and "latitudeWgs84" between ${south} and ${north}
    order by 1
  `.execute(reading.db)
  return rows.map(({ key }) => key)
}

/** The keys of a table's rows that touch a window in WGS84, in their order. */
export const readWithin = async (reading: Reading, table: Table, window: Box): Promise<Key[]> => {
  if (!hasShape(table)) return readPointsWithin(reading, table, window)
  // Only a shape whose box sticks out of the window needs a closer look.
  const { rows } = await sql<Found>`
    select ${keyOf(table)} as "key", case when ${boxWithin(window)} then null else "geometry" end as "geometry"
    from ${sql.table(sqlName(table.id))}
    where ${inVersion(reading)} and ${boxesTouch(window)}
    order by 1
  `.execute(reading.db)
  const kind = table.geometry ?? 'outline'
  return rows
    .filter(
      ({ geometry }) =>
        geometry === null || touchesWindow(kind, partsOf(JSON.parse(geometry) as Geometry), window),
    )
    .map(({ key }) => key)
}
